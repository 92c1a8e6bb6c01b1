import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#api/errors.ts'
import { UNAVAILABLE_WAIT } from '#api/http/answers.ts'

/** Milliseconds between two words to the operator. */
const QUIET = 60_000

interface PressureOptions {
  /** Milliseconds for which the event loop may be blocked; 0 for any. */
  maxEventLoopDelay: number
  now: () => number
  /** Milliseconds between two looks at the event loop; the library's own unless said. */
  sampleInterval?: number
}

/**
 * Refuses requests while the event loop is blocked: 503. Many are refused then, so the log has one line a minute about it,
 * not one for each.
 */
export async function refuseUnderPressure(app: FastifyInstance, { now, ...options }: PressureOptions): Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY
  await app.register(underPressure, {
    ...options,
    exposeStatusRoute: false,
    async pressureHandler(_request, _reply, _type, delay) {
      if (now() - saidAt >= QUIET) {
        saidAt = now()
        app.log.warn({ delay }, 'There is more to do than can be done in time; visitors are told to try again')
      }
      throw new AppError('unavailable', { retryAfter: UNAVAILABLE_WAIT, isLogged: true })
    },
  })
}
