import type { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#api/errors.ts'
import { askerOf, countInHand, shareOf } from '#api/http/requests/network-limit.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'

const MOST = 500 // bodies that arrive at a time: at 128 kB each, 64 MB
const MOST_OF_ASKER = 30
const RETRY_AFTER = 1 // seconds
const QUIET = 60_000 // milliseconds between two log lines

/** A body follows (RFC 9112, 6.3). */
export const hasBody = ({ headers }: FastifyRequest['raw']) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Of what was answered before its body had come, and cut off then, Node never tells that it is closed: its connection is. */
export function onFirstClose(ends: EventEmitter[], leave: () => void): void {
  const close = () => {
    for (const end of ends) end.off('close', close)
    leave()
  }
  for (const end of ends) end.once('close', close)
}

/**
 * Bounds the bodies that are on their way, which are kept until they are whole: 503 beyond. Behind a proxy that passes them
 * on at once all connections may be one visitor's.
 */
export function limitBodies(app: FastifyInstance): void {
  const askers = countInHand()
  let arriving = 0
  let saidAt = Number.NEGATIVE_INFINITY

  function sayThatItIsFull(): void {
    if (performance.now() - saidAt < QUIET) return
    saidAt = performance.now()
    app.log.warn({ arriving }, 'As many bodies are on their way as are kept at a time; visitors are told to try again')
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    // Injected requests have no socket, and no end either.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) return done()
    const asker = askerOf(networkOf(request.ip))
    if (arriving >= MOST || askers.of(asker) >= Math.min(MOST_OF_ASKER, shareOf(MOST - arriving))) {
      if (arriving >= MOST) sayThatItIsFull()
      // What is left of the body is not waited for.
      reply.header('connection', 'close')
      return done(new AppError('unavailable', { retryAfter: RETRY_AFTER, isLogged: true }))
    }
    arriving++
    askers.change(asker, 1)
    // It is whole, or answered before, or its connection is gone.
    onFirstClose([raw, reply.raw, raw.socket], () => {
      arriving--
      askers.change(asker, -1)
    })
    done()
  })
}
