import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Environment } from '#api/environment.ts'
import { AppError } from '#api/errors.ts'
import type { CachedPages } from '#api/http/cached-pages.ts'
import { createMetrics, type Metrics } from '#api/operate/watch/metrics.ts'
import { timedQueries } from '#api/operate/watch/timed-queries.ts'
import { createMachine } from '#api/outbound/machine.ts'
import type { Mailer } from '#api/outbound/mail.ts'
import { createStores } from '#api/store/stores.ts'

interface WatchDependencies {
  database: OpenDatabase
  environment: Pick<Environment, 'dataDir'> & Partial<Pick<Environment, 'metrics'>>
  now?: (() => number) | undefined
}

const WORKERS_WAIT = 5 // seconds

export type Watch = ReturnType<typeof createWatch>

/** Loaded only where METRICS_PORT or METRICS_TOKEN is set: without it nothing is counted. */
export function createWatch({ database, environment, now = Date.now }: WatchDependencies) {
  const metrics = createMetrics({
    // Its own queries are not counted.
    stores: createStores(database),
    machine: createMachine(environment.dataDir),
    now,
  })

  return {
    database: (opened: OpenDatabase): OpenDatabase => ({
      ...opened,
      db: opened.db.withPlugin(timedQueries(metrics.queried)),
    }),
    mailer: (mailer: Mailer): Mailer => countedMailer(mailer, metrics),
    pages: (pages: CachedPages): CachedPages => countedPages(pages, metrics),

    /** Before all routes: hooks are of those that come after. */
    count(app: FastifyInstance): void {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
        metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
      })
    },

    open(app: FastifyInstance): void {
      const { port, token } = environment.metrics ?? {}
      if (token !== undefined) metricsRoute(app, metrics, token)
      if (port !== undefined) listen(app, metrics, port)
    },
  }
}

function countedMailer(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    ...mailer,
    async send(...given) {
      try {
        await mailer.send(...given)
      } catch (error) {
        metrics.mailed('failed')
        throw error
      }
      metrics.mailed('sent')
    },
  }
}

function countedPages(pages: CachedPages, metrics: Metrics): CachedPages {
  return {
    ...pages,
    sendAtOnce(request, response) {
      const began = performance.now()
      const isSent = pages.sendAtOnce(request, response)
      if (!isSent) return false
      metrics.cached()
      metrics.answered('GET', '*', response.statusCode, (performance.now() - began) / 1000)
      return true
    },
  }
}

/** On the site's own port, for `Authorization: Bearer …`. For whoever has no token there is no such page. */
function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = hashOf(`Bearer ${token}`)
  app.get('/metrics', { config: { pressureHandler: () => {} } }, async (request, reply) => {
    if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected)) throw new AppError('not_found')
    const text = await metrics.text().catch((cause: unknown) => {
      // A worker that is just beginning or ending.
      throw new AppError('unavailable', { retryAfter: WORKERS_WAIT, cause })
    })
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text)
  })
}

/** On loopback, where only this machine reaches it. */
function listen(app: FastifyInstance, metrics: Metrics, port: number): void {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    const text = await metrics.text().catch(() => undefined)
    if (text === undefined) return void response.writeHead(503).end()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  server.on('error', (err) => app.log.error({ err }, `METRICS_PORT ${port} cannot be listened at: set another one`))
  app.addHook('onListen', async () => void server.listen(port, '127.0.0.1').unref())
  app.addHook('onClose', async () => void server.close())
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
