import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { visit } from '../support/browser/analytics-events.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const VISITS = 1500
const AT_ONCE = 40
/** Then the server is ended, in the middle of its work. */
const ENOUGH = 500

/** Sends visits, many at once, and ends the server meanwhile. Resolves to the sessions that were acknowledged. */
async function sendThrough(server: TestServer, end: () => Promise<unknown>): Promise<string[]> {
  const waiting = Array.from({ length: VISITS }, (_, number) => ({ number, sessionId: randomUUID() }))
  const acknowledged: string[] = []
  let ended: Promise<unknown> | undefined

  async function sendOneByOne(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { number, sessionId } = next
      const answer = await fetch(`${server.url}/api/analytics`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.0.${number % 50}` },
        body: JSON.stringify({ ...visit, sessionId }),
      }).catch(() => undefined)
      // A line that breaks is no acknowledgement, whatever was stored.
      if (answer?.status === 201) acknowledged.push(sessionId)
      if (acknowledged.length >= ENOUGH) ended ??= end()
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne))
  await ended
  return acknowledged
}

async function storedSessions({ dataDir, databaseUrl }: TestServer): Promise<(string | null)[]> {
  const { db } = await openDatabase({ dataDir, databaseUrl, now: Date.now, onError: () => {} })
  const rows = await db.selectFrom('visits').select('session_id').execute()
  await db.destroy()
  return rows.map((row) => row.session_id)
}

it('keeps each visit that it acknowledged before it was killed, once', async () => {
  const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
  const acknowledged = await sendThrough(server, server.kill)
  const stored = await storedSessions(server)
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)
  expect(acknowledged.length).toBeLessThan(VISITS)
  expect(acknowledged.filter((session) => stored.filter((one) => one === session).length !== 1)).toEqual([])
  await server.remove()
})

it('writes the visits in hand before it ends on SIGTERM', async () => {
  const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
  let code: number | null | undefined
  const acknowledged = await sendThrough(server, async () => {
    code = await server.stop()
  })
  expect(code).toBe(0)
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)
  const stored = await storedSessions(server)
  // Nor is anything stored that nobody was told of: requests in hand are answered before the end.
  expect(stored.toSorted()).toEqual(acknowledged.toSorted())
  await server.remove()
})
