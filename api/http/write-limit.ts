import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#api/errors.ts'
import { askerOf, countInHand } from '#api/http/asker.ts'
import { MOST_OF_NETWORK } from '#api/http/render-limit.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'

const RETRY_AFTER = 1 // seconds

/**
 * Bounds what one network or /48 has stored at a time: on PostgreSQL those who write wait for each other with a connection
 * each, and everybody else behind them. Register before the routes.
 */
export function limitWrites(app: FastifyInstance, mostOfNetwork = MOST_OF_NETWORK): void {
  const inHand = countInHand()

  async function hold<Result>(request: FastifyRequest, work: () => Promise<Result> | Result): Promise<Result> {
    const asker = askerOf(networkOf(request.ip))
    if (inHand.of(asker) >= mostOfNetwork)
      throw new AppError('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
    inHand.change(asker, 1)
    try {
      return await work()
    } finally {
      inHand.change(asker, -1)
    }
  }

  // Around the handler: hooks learn of a client that hung up, not of when its work ends.
  app.addHook('onRoute', (route) => {
    if (![route.method].flat().some((method) => method === 'POST' || method === 'DELETE')) return
    const { handler } = route
    route.handler = function (request, reply) {
      return hold(request, () => handler.call(this, request, reply))
    }
  })
}
