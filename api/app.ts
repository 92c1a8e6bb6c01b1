import { randomUUID } from 'node:crypto'
import path from 'node:path'
import formbody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import { isMigrated } from '#api/db/migrate.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Environment } from '#api/environment.ts'
import { limitBodyTime } from '#api/http/body-time.ts'
import { handleErrors } from '#api/http/errors.ts'
import type { Pages } from '#api/http/pages.ts'
import { securityHeaders } from '#api/http/security-headers.ts'
import { serverOptions } from '#api/http/server-options.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import type { Geolocator } from '#api/outbound/geo.ts'
import { createGeolocators } from '#api/outbound/geo-order.ts'
import { type Mailer, mail } from '#api/outbound/mail.ts'
import { analyticsRoute } from '#api/routes/analytics.ts'
import { applicationRoutes } from '#api/routes/applications.ts'
import { contactRoute } from '#api/routes/contact.ts'
import { healthRoutes } from '#api/routes/health.ts'
import { locationRoute } from '#api/routes/location.ts'
import { createSendPage, pagesRoute } from '#api/routes/pages.ts'
import { siteFilesRoute } from '#api/routes/site-files.ts'
import { createServerClient } from '#api/server-client.ts'
import { createAnalyticsService } from '#api/services/analytics.ts'
import { createApplicationMails } from '#api/services/application-mails.ts'
import { createApplicationsService } from '#api/services/applications.ts'
import { createContactService } from '#api/services/contact.ts'
import { createContactMails } from '#api/services/contact-mails.ts'
import { createLocationService } from '#api/services/location.ts'
import { createOutboxWorker } from '#api/services/outbox.ts'
import { createRateLimits, networkOf } from '#api/services/rate-limits.ts'
import { createStores } from '#api/store/stores.ts'
import { createWords } from '#api/words.ts'

export interface AppDependencies {
  database: OpenDatabase
  pages: Pages
  mailer: Mailer
  /** Where résumés are kept. */
  resumes: FileStorage
  /** Folder of the built browser files; without it none are served. */
  assets?: string
  /** Who is asked for a visitor's country (D8); those that the environment names, unless said. */
  geolocators?: Geolocator[]
  environment: Pick<Environment, 'trustedProxies' | 'geo' | 'mailFrom' | 'mailTo' | 'logLevel'> & { publicUrl: string }
  now?: () => number
  random?: () => number
  newId?: () => string
  /** A signal that aborts after so many milliseconds. */
  timeout?: (milliseconds: number) => AbortSignal
}

/** Wires every part into one server, for `api/main.ts` and for every test. It listens to nothing by itself. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, pages, mailer, resumes, assets, environment } = dependencies
  const { now = Date.now, random = Math.random, newId = randomUUID } = dependencies
  const app = Fastify(serverOptions(environment))
  const words = createWords()
  const stores = createStores(database)

  const outboxWorker = createOutboxWorker({
    outbox: stores.outbox,
    deliver: (entry) => mailer.send(mail.parse(JSON.parse(entry.payload)), entry.id),
    now,
    random,
    onError: (error, entry) =>
      app.log.warn({ error, entry: entry?.id, attempts: entry?.attempts }, 'A delivery failed and will be tried again'),
  })
  const secret = await stores.settings.getOrInsert('rate-limit-secret', randomUUID())
  const rateLimits = createRateLimits({ secret, now, newId })
  const contact = createContactService({
    stores,
    rateLimits,
    mailsFor: createContactMails({ words, ...environment }),
    onStored: outboxWorker.nudge,
    now,
    newId,
  })
  const applications = createApplicationsService({
    stores,
    storage: resumes,
    rateLimits,
    mailsFor: createApplicationMails({ words, ...environment }),
    onStored: outboxWorker.nudge,
    now,
    newId,
  })
  const location = createLocationService({
    geolocators: dependencies.geolocators ?? createGeolocators(environment.geo),
    now,
    timeout: dependencies.timeout ?? AbortSignal.timeout,
    onFailure: (provider) => app.log.warn({ provider }, 'Looking up a location failed; the next provider is asked'),
  })
  const sendPage = createSendPage(pages, (request, resume) =>
    createServerClient({ contact, applications, resume, words, network: networkOf(request.ip), log: request.log }),
  )

  limitBodyTime(app)
  app.removeContentTypeParser('text/plain')
  await app.register(formbody, { bodyLimit: 131_072 })
  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 5, exposeStatusRoute: false })
  await securityHeaders(app, {
    scriptHashes: pages.scriptHashes,
    isHttps: environment.publicUrl.startsWith('https:'),
    imageHost: pages.imageHost,
  })
  if (assets) {
    await app.register(fastifyStatic, {
      root: path.resolve(assets),
      wildcard: false,
      immutable: true,
      maxAge: '1y',
      index: false,
    })
  }
  handleErrors(app, { pages, words })
  healthRoutes(app, () => isMigrated(database.db))
  contactRoute(app, { contact, sendPage })
  await applicationRoutes(app, { applications, storage: resumes, sendPage })
  analyticsRoute(app, createAnalyticsService({ stores, rateLimits, now, newId }))
  locationRoute(app, { location, header: environment.geo.header })
  siteFilesRoute(app, pages, sendPage)
  pagesRoute(app, sendPage)

  app.addHook('onReady', async () => outboxWorker.nudge())
  app.addHook('onReady', () =>
    applications.settle().catch((error) => app.log.error(error, 'What a crash left of uploads could not be cleared')),
  )
  app.addHook('onClose', async () => {
    await outboxWorker.stop()
    mailer.close()
    await database.db.destroy()
  })
  return app
}
