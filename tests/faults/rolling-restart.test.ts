import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { startServer } from '../support/servers/server.ts'

const CLIENTS = 30
const paths = ['/en/', '/de/about/', '/api/posts?language=en', '/healthz', '/en/blog/?q=window']

/** Resolves to whether the answer ends its connection. Rejects when there is none. */
function get(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.on('error', reject)
      answer.on('end', () => resolve(answer.headers.connection === 'close')).resume()
    })
    sent.on('error', reject).end()
  })
}

it('closes no connection under a request while it stops: each client leaves with an answer that says so', async () => {
  const server = await startServer({ SHUTDOWN_WAIT: '3000' })
  for (const path of paths) await get(server.url + path, new Agent())
  const failures: string[] = []
  const answers = new Map<number, number>()
  let closing = 0

  /** Asks on one connection, again and again, until it is told to go elsewhere. */
  async function askOn(client: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = client; ; turn++) {
      try {
        const isLast = await get(server.url + paths[turn % paths.length], agent)
        answers.set(client, (answers.get(client) ?? 0) + 1)
        if (isLast) {
          closing++
          return
        }
      } catch (error) {
        return void failures.push(String(error))
      } finally {
        // Some ask without a pause, others now and then.
        if (client % 3 === 0) await wait(client * 10)
      }
    }
  }

  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, client) => askOn(client)))
  await vi.waitFor(() => expect(answers.size).toBe(CLIENTS), { timeout: 60_000 })
  const stopped = server.stop()
  await clients
  expect(failures).toEqual([])
  expect(closing).toBe(CLIENTS)
  expect(await stopped).toBe(0)
  await server.remove()
})
