import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startBalancer } from '../support/load/balancer.ts'
import { startLoad } from '../support/load/steady-load.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const BETWEEN = 60 // answers between two restarts

const open = { TRUSTED_PROXIES: '127.0.0.1', FORMS_PER_HOUR: '100000', WORKERS: '2' }
const soon = { timeout: 120_000, interval: 50 }

const replacements = ({ output }: TestServer) => output().match(/is replaced: process \d+ by \d+/g) ?? []

/** The processes that answer, as the operating system lists them. */
function workersOf({ process: { pid } }: TestServer): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
}

it('replaces its workers in turn on SIGHUP and loses no request', async () => {
  const server = await startServer({ ...open, SHUTDOWN_WAIT: '2000' })
  onTestFinished(server.remove)
  await using balancer = await startBalancer([server.url])
  const before = workersOf(server)
  expect(before).toHaveLength(2)
  const load = startLoad(balancer.url)
  for (let times = 1; times <= 2; times++) {
    const so = load.answers()
    await vi.waitFor(() => expect(load.answers()).toBeGreaterThan(so + BETWEEN), soon)
    server.process.kill('SIGHUP')
    await vi.waitFor(() => expect(replacements(server)).toHaveLength(2 * times), soon)
  }
  const { answers, notNow, lost } = await load.end()
  expect(lost).toEqual([])
  expect(notNow).toBeLessThanOrEqual(answers / 100)
  const after = workersOf(server)
  expect(after).toHaveLength(2)
  expect(after.filter((worker) => before.includes(worker))).toEqual([])
  expect(await server.stop()).toBe(0)
}, 480_000)

it('replaces a worker that ends by itself, and answers meanwhile', async () => {
  const server = await startServer(open)
  onTestFinished(server.remove)
  const [first = ''] = workersOf(server)
  process.kill(Number(first), 'SIGKILL')
  await vi.waitFor(() => expect(workersOf(server)).not.toContain(first), soon)
  for (let count = 0; count < 5; count++) expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await vi.waitFor(() => expect(workersOf(server)).toHaveLength(2), soon)
  expect(server.output()).toContain('ended by itself (SIGKILL)')
  expect(await server.stop()).toBe(0)
})

it('keeps the workers it has when a new one cannot start', async () => {
  const server = await startServer(open)
  onTestFinished(server.remove)
  const before = workersOf(server)
  // What a new release that is broken does: the database is gone for whoever opens it now.
  rmSync(`${server.dataDir}/site.db`)
  server.process.kill('SIGHUP')
  await vi.waitFor(() => expect(server.output()).toContain('those that run stay'), soon)
  expect(workersOf(server)).toEqual(before)
  expect((await fetch(`${server.url}/en/`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

it('does not start at all when its first worker cannot', async () => {
  await expect(startServer({ ...open, GEO_DATABASE: '/nowhere.mmdb' })).rejects.toThrow(/GEO_DATABASE/)
})
