import { expect, it, onTestFinished, vi } from 'vitest'
import { goodMessage } from '../support/app/test-app.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const token = 'a token for tests, as long as a token must be'
const answers = /^dritare_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm

async function read({ url }: TestServer): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  return await answer.text()
}

/** Of health checks, by worker. */
function checksIn(text: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [, labels = '', count] of text.matchAll(answers)) {
    const [, worker] = /worker="(\d+)"/.exec(labels) ?? []
    if (worker !== undefined && labels.includes('route="/healthz"')) found.set(worker, Number(count))
  }
  return found
}

it('tells of all workers together, by worker, and of the database once', async () => {
  const server = await startServer({ WORKERS: '2', METRICS_TOKEN: token, FORMS_PER_HOUR: '1000' })
  onTestFinished(server.remove)
  const before = [...checksIn(await read(server)).values()].reduce((sum, count) => sum + count, 0)
  // Each on a connection of its own, which go to the workers in turn.
  for (let count = 0; count < 20; count++)
    expect((await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } })).status).toBe(200)
  const body = JSON.stringify(goodMessage)
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${server.url}/api/contact`, { method: 'POST', body, headers })).status).toBe(201)
  await vi.waitFor(
    async () => {
      const text = await read(server)
      const checks = checksIn(text)
      expect(checks.size).toBe(2)
      expect([...checks.values()].reduce((sum, count) => sum + count, 0) - before).toBe(20)
      expect(text.match(/^dritare_database_up .*$/gm)).toEqual(['dritare_database_up 1'])
      expect(text.match(/^dritare_mails_total\{.*sent.*\} \d+$/gm)).toHaveLength(2)
      expect(text.match(/^process_resident_memory_bytes\{/gm)).toHaveLength(2)
    },
    { timeout: 20_000, interval: 500 },
  )
  expect(await server.stop()).toBe(0)
}, 120_000)
