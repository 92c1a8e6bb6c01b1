import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LONGEST_ACCEPTING = 2000 // milliseconds to accept queued connections
const LONGEST_CLOSING = 7000 // milliseconds; two seconds before the process is killed (`api/serve.ts`)

/**
 * Fastify answers with `Connection: close` meanwhile, so no client is reset. Register after all other `preClose` hooks.
 * After `longest` milliseconds every connection is closed: a closing server no longer times out slow clients.
 */
export function waitBeforeClosing(app: FastifyInstance, wait = 0, longest = LONGEST_CLOSING): void {
  app.addHook('preClose', async () => {
    globalThis.setTimeout(() => app.server.closeAllConnections(), longest).unref()
    if (wait > 0) await setTimeout(wait)
    await acceptAll(app)
  })
}

/** Waits for an empty accept queue, which closing would reset: libuv accepts one connection per turn of the loop. */
async function acceptAll({ server }: FastifyInstance): Promise<void> {
  let accepted = 0
  const count = () => accepted++
  server.on('connection', count)
  const end = performance.now() + LONGEST_ACCEPTING
  for (let before = -1; before < accepted && performance.now() < end; ) {
    before = accepted
    await setImmediate()
  }
  server.off('connection', count)
}
