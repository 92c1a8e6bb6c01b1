import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { postContent } from '../support/app/posts.ts'
import { createTestPush, vapid } from '../support/app/push.ts'
import { createClock } from '../support/app/test-app.ts'
import { startPushService } from '../support/servers/push-service.ts'
import { startServer } from '../support/servers/server.ts'
import { createBareDatabase } from '../support/servers/test-database.ts'

const SUBSCRIBERS = 500
const KILLS = 5
/** Messages that a server may have in hand; what became of them is lost with it. */
const IN_HAND = 20

it('tells nobody of a post twice, through five power cuts, and misses none but those that were in hand', async () => {
  await using service = await startPushService()
  const certificates = await createBareDatabase()
  const authority = path.join(certificates.dataDir, 'authority.pem')
  writeFileSync(authority, service.cert)
  const server = await startServer({
    PUSH_HOSTS: service.host,
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    NODE_EXTRA_CA_CERTS: authority,
  })
  await server.kill()
  const names = Array.from({ length: SUBSCRIBERS }, (_, index) => `browser-${index}`)
  // Published while no server runs: the next one finds it.
  const push = await createTestPush({ service, database: { ...server }, clock: createClock(Date.now()) })
  await push.crowd(names)
  await push.editing.save(postContent())

  for (let kill = 1; kill <= KILLS; kill++) {
    const sent = service.received.length
    await server.restart()
    await vi.waitFor(() => expect(service.received.length).toBeGreaterThan(sent + 40), { timeout: 30_000, interval: 1 })
    await server.kill()
  }
  await server.restart()
  await vi.waitFor(async () => expect((await push.deliveries()).filter(({ due_at }) => due_at !== null)).toEqual([]), {
    timeout: 60_000,
    interval: 200,
  })
  expect(await server.stop()).toBe(0)

  expect(service.problems).toEqual([])
  expect(await push.deliveries()).toHaveLength(SUBSCRIBERS)
  const times = names.map((name) => service.countOf(name))
  expect(times.filter((count) => count > 1)).toEqual([])
  expect(times.filter((count) => count === 0).length).toBeLessThanOrEqual(KILLS * IN_HAND)
  await push[Symbol.asyncDispose]()
  await certificates.remove()
  await server.remove()
}, 240_000)
