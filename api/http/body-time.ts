import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Longest time for the body to arrive, in milliseconds. */
    bodyTime?: number
  }
}

/** A short text arrives at once, even on a slow line. */
const BODY_TIME = 10_000

/** Ten megabytes at half a megabit a second. Node knows one limit for all requests, so it is told this one. */
export const longestBodyTime = 180_000

/** Gives each route its own time for a body to arrive: whoever dawdles is answered 408, as Node itself would do it. */
export function limitBodyTime(app: FastifyInstance, usual = BODY_TIME): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    const timer = setTimeout(() => {
      // An injected request has no line that could be slow.
      if (raw.complete || !(raw.socket instanceof Socket)) return
      const error = Object.assign(new Error('The body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      app.server.emit('clientError', error, raw.socket)
    }, routeOptions.config.bodyTime ?? usual)
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}
