import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForm } from '#api/http/body.ts'
import { hasBody, onFirstClose } from '#api/http/requests/bodies-in-hand.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyTime?: number // milliseconds for the body to arrive
  }
}

const BODY_TIME = 10_000 // enough for text on a slow line

/** Ten megabytes at half a megabit a second; Node has one limit for all requests. */
export const longestBodyTime = 180_000

/** Limits per route how long a body may take: 408, as from Node itself. */
export function limitBodyTime(app: FastifyInstance, usual = BODY_TIME): void {
  // A shared timer: one per request would cost more than its body.
  const arriving = new Map<FastifyRequest, number>()
  const timer = setInterval(() => {
    for (const [request, since] of arriving) check(request, since)
  }, usual / 10)
  timer.unref()

  function check(request: FastifyRequest, since: number): void {
    const { raw, routeOptions } = request
    const isOver = raw.complete || raw.destroyed
    // A plain form has no file.
    const longest = isForm(request) ? usual : (routeOptions.config.bodyTime ?? usual)
    if (!isOver && performance.now() - since < longest) return
    arriving.delete(request)
    if (isOver) return
    const error = Object.assign(new Error('The body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    app.server.emit('clientError', error, raw.socket)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    // Injected requests have no socket.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) return done()
    arriving.set(request, performance.now())
    onFirstClose([raw, raw.socket], () => arriving.delete(request))
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.raw.complete) arriving.delete(request)
    done()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
