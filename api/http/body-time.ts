import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

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
  // One timer for all of them: one for each would cost every request more than its body does.
  const arriving = new Map<FastifyRequest, number>()
  const timer = setInterval(() => {
    for (const [request, since] of arriving) check(request, since)
  }, usual / 10)
  timer.unref()

  function check(request: FastifyRequest, since: number): void {
    const { raw, routeOptions } = request
    // An injected request has no line that could be slow.
    const isOver = raw.complete || raw.destroyed || !(raw.socket instanceof Socket)
    if (!isOver && performance.now() - since < (routeOptions.config.bodyTime ?? usual)) return
    arriving.delete(request)
    if (isOver) return
    const error = Object.assign(new Error('The body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    app.server.emit('clientError', error, raw.socket)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
      arriving.set(request, performance.now())
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    // A file is still to be read by its route.
    if (request.raw.complete) arriving.delete(request)
    done()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
