import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds for connections that wait to be accepted, beyond which it closes all the same. */
const LONGEST_ACCEPTING = 2000
/** Milliseconds after which the last connections are closed: two seconds before the process is ended (`api/serve.ts`). */
const LONGEST_CLOSING = 7000

/**
 * Keeps listening for `wait` milliseconds once the server has begun to close. Fastify answers with `Connection: close` by
 * then, so each client that is at work leaves with an answer; a connection closed under it would be a reset to it. To be
 * called after every other `preClose` hook is there: what they end should end at once.
 *
 * A closing server of Node's no longer looks for slow clients, so one half-sent request would keep it from ever closing:
 * after `longest` milliseconds every connection is closed.
 */
export function waitBeforeClosing(app: FastifyInstance, wait = 0, longest = LONGEST_CLOSING): void {
  app.addHook('preClose', async () => {
    globalThis.setTimeout(() => app.server.closeAllConnections(), longest).unref()
    if (wait > 0) await setTimeout(wait)
    await acceptAll(app)
  })
}

/**
 * Ends when no connection waits in the system's queue, which closing would reset: libuv accepts one in each turn of the
 * loop. What counts as idle after such a turn has no request in the system's buffers either.
 */
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
