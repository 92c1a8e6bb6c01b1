import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#api/errors.ts'
import { UNAVAILABLE_WAIT } from '#api/http/answers.ts'

const QUIET = 60_000 // milliseconds between two log lines

interface PressureOptions {
  maxEventLoopDelay: number // milliseconds; 0 for any
  now: () => number
  sampleInterval?: number // milliseconds between two samples of the event loop
}

/** 503 while the event loop is blocked, with one log line a minute. */
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
