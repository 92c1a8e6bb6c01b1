import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import { isMigrated } from '#api/db/migrate.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Environment } from '#api/environment.ts'
import { limitBodyTime } from '#api/http/body-time.ts'
import { browserFiles } from '#api/http/browser-files.ts'
import { handleErrors } from '#api/http/errors.ts'
import type { Pages } from '#api/http/pages.ts'
import { securityHeaders } from '#api/http/security-headers.ts'
import { serverOptions } from '#api/http/server-options.ts'
import { createMailDelivery } from '#api/outbound/deliver-mail.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import type { Geolocator } from '#api/outbound/geo.ts'
import { createGeolocators } from '#api/outbound/geo-order.ts'
import type { Mailer } from '#api/outbound/mail.ts'
import { analyticsRoute } from '#api/routes/analytics.ts'
import { applicationRoutes } from '#api/routes/applications.ts'
import { contactRoute } from '#api/routes/contact.ts'
import { healthRoutes } from '#api/routes/health.ts'
import { locationRoute } from '#api/routes/location.ts'
import { newsletterRoutes } from '#api/routes/newsletter.ts'
import { createSendPage, pagesRoute } from '#api/routes/pages.ts'
import { siteFilesRoute } from '#api/routes/site-files.ts'
import { createServerClient } from '#api/server-client.ts'
import { createAnalyticsService } from '#api/services/analytics.ts'
import { createApplicationMails } from '#api/services/application-mails.ts'
import { createApplicationsService } from '#api/services/applications.ts'
import { createContactService } from '#api/services/contact.ts'
import { createContactMails } from '#api/services/contact-mails.ts'
import { createLocationService } from '#api/services/location.ts'
import { signupKind } from '#api/services/newsletter.ts'
import { createOutboxWorker } from '#api/services/outbox.ts'
import { createOutboxSweep } from '#api/services/outbox-sweep.ts'
import { createRateLimits, networkOf } from '#api/services/rate-limits.ts'
import { createStores } from '#api/store/stores.ts'
import { wireNewsletter } from '#api/wire-newsletter.ts'
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
  const { now = Date.now, random = Math.random, newId = randomUUID, timeout = AbortSignal.timeout } = dependencies
  const app = Fastify(serverOptions(environment))
  const words = createWords()
  const stores = createStores(database)

  const deliverMail = createMailDelivery(mailer)
  const outboxWorker = createOutboxWorker({
    outbox: stores.outbox,
    deliver: (entry, signal) =>
      entry.kind === signupKind ? newsletter.settle(entry.payload) : deliverMail(entry, signal),
    sweep: createOutboxSweep({ stores, now }),
    now,
    random,
    timeout,
    // Why is in the entry's row, from which it goes again: mail servers' answers name the recipient.
    onFailure: ({ id, kind, attempts }, isLast) => {
      const entry = { id, kind, attempts }
      if (isLast) app.log.error({ entry }, 'A delivery failed and was given up; its row in the outbox says why')
      else app.log.warn({ entry }, 'A delivery failed and will be tried again; its row in the outbox says why')
    },
    onError: (error) => app.log.error(error, 'The outbox cannot work just now'),
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
  const { newsletter, subscriptions } = await wireNewsletter({
    stores,
    rateLimits,
    words,
    environment,
    // Once the answer is on its way: how long the rest takes must not be seen in it (D16).
    onStored: () => setImmediate(outboxWorker.nudge),
    now,
    newId,
  })
  const location = createLocationService({
    geolocators: dependencies.geolocators ?? createGeolocators(environment.geo),
    now,
    timeout,
    onFailure: (provider) => app.log.warn({ provider }, 'Looking up a location failed; the next provider is asked'),
  })
  const services = { contact, applications, newsletter, subscriptions }
  const sendPage = createSendPage(pages, (request, resume) => {
    const sender = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    return createServerClient({ ...services, resume, words, network: networkOf(request.ip), sender, log: request.log })
  })

  limitBodyTime(app)
  app.removeContentTypeParser('text/plain')
  await app.register(formbody, { bodyLimit: 131_072 })
  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 5, exposeStatusRoute: false })
  await securityHeaders(app, {
    scriptHashes: pages.scriptHashes,
    isHttps: environment.publicUrl.startsWith('https:'),
    imageHost: pages.imageHost,
  })
  if (assets) await app.register(fastifyStatic, browserFiles(assets))
  handleErrors(app, { pages, words })
  healthRoutes(app, () => isMigrated(database.db))
  contactRoute(app, { contact, sendPage })
  await applicationRoutes(app, { applications, storage: resumes, sendPage })
  await newsletterRoutes(app, { newsletter, subscriptions, sendPage, words })
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
