import cluster from 'node:cluster'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#api/errors.ts'
import { UNAVAILABLE_WAIT } from '#api/http/answers.ts'

/**
 * `GET /healthz`: the process answers. `GET /readyz`: it can also serve and store, or 503; `expectReady` throws why not.
 * A server that was told to stop is not ready, so that a proxy that asks sends nobody any more. With `?exclude=storage`
 * that is all that counts: what cannot store still shows its pages, and a proxy that leaves all of its servers has none.
 */
export function healthRoutes(app: FastifyInstance, expectReady: () => Promise<void>): void {
  let isStopping = false
  // One worker of several goes while the others take its place.
  if (!cluster.isWorker)
    app.addHook('preClose', async () => {
      isStopping = true
    })
  // Who restarts what is not alive must not do so to a server that is only busy: `under-pressure` lets this one through.
  app.get('/healthz', { config: { pressureHandler: () => {} } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  const unready = () => new AppError('unavailable', { retryAfter: UNAVAILABLE_WAIT, isLogged: true })
  // Busy is no reason to have none either: pages that are kept are answered all the same.
  const pressureHandler = ({ query }: FastifyRequest) => {
    if (!isWithoutStorage(query)) throw unready()
  }
  app.get('/readyz', { config: { pressureHandler } }, async ({ query }, reply) => {
    if (isStopping) throw unready()
    if (!isWithoutStorage(query)) await expectReady()
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

const isWithoutStorage = (query: unknown) =>
  typeof query === 'object' && query !== null && 'exclude' in query && query.exclude === 'storage'
