import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startServer } from '../support/servers/server.ts'
import { ownerCookie } from '../support/soak/owner-cookie.ts'
import { soak } from '../support/soak/soak.ts'

// `npm run bench -- soak` sends two hundred thousand; this is what fits into a test.
it('is alive and no larger after a crowd of which each fifth is hostile', async () => {
  const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
  const memory = () =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024
  let settled = 0
  const { failures } = await soak({ url: server.url, cookie: await ownerCookie(server) }, 1000, (done) => {
    if (done === 400) settled = memory()
  })
  // A machine that is busy otherwise may be told to come back (503); what broke is a 500, or no answer.
  expect(failures.filter((failure) => !failure.endsWith(' 503'))).toEqual([])
  expect(memory() - settled).toBeLessThan(250)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
  await server.remove()
})
