import { randomUUIDv7 } from 'node:crypto'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import type { RenderMail } from '#api/contract/mail-order.ts'
import { isMigrated } from '#api/db/migrate.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Environment } from '#api/environment.ts'
import { limitBodyTime } from '#api/http/body-time.ts'
import { browserFiles } from '#api/http/browser-files.ts'
import { createCachedPages } from '#api/http/cached-pages.ts'
import { refuseCrossSite } from '#api/http/cross-site.ts'
import { handleErrors } from '#api/http/errors.ts'
import type { Pages } from '#api/http/pages.ts'
import { refuseUnderPressure } from '#api/http/pressure.ts'
import { createRenderLimit } from '#api/http/render-limit.ts'
import { checkRequests } from '#api/http/request-checks.ts'
import { compileSchemas } from '#api/http/schemas.ts'
import { securityHeaders } from '#api/http/security-headers.ts'
import { createServerFactory } from '#api/http/server-factory.ts'
import { serverOptions } from '#api/http/server-options.ts'
import { waitBeforeClosing } from '#api/http/wait-before-closing.ts'
import type { Captcha } from '#api/outbound/captcha.ts'
import { createMailDelivery } from '#api/outbound/deliver-mail.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import type { Geolocator } from '#api/outbound/geo.ts'
import { createGeolocators } from '#api/outbound/geo-order.ts'
import type { Mailer } from '#api/outbound/mail.ts'
import { createRecaptcha } from '#api/outbound/recaptcha.ts'
import { analyticsRoute } from '#api/routes/analytics.ts'
import { applicationRoutes } from '#api/routes/applications.ts'
import { challengeRoute } from '#api/routes/challenge.ts'
import { contactRoute } from '#api/routes/contact.ts'
import { docsRoutes } from '#api/routes/docs.ts'
import { healthRoutes } from '#api/routes/health.ts'
import { locationRoute } from '#api/routes/location.ts'
import { newsletterRoutes } from '#api/routes/newsletter.ts'
import { createSendCached, createSendPage, pagesRoute } from '#api/routes/pages.ts'
import { postsRoutes } from '#api/routes/posts.ts'
import { pushRoutes } from '#api/routes/push.ts'
import { siteFilesRoute } from '#api/routes/site-files.ts'
import { createApplicationMails } from '#api/services/applications/application-mails.ts'
import { createApplicationsService } from '#api/services/applications/applications.ts'
import { createContactService } from '#api/services/contact/contact.ts'
import { createContactMails } from '#api/services/contact/contact-mails.ts'
import { createRateLimits, networkOf } from '#api/services/limits/rate-limits.ts'
import { createLocationService } from '#api/services/location/location.ts'
import { signupKind } from '#api/services/newsletter/newsletter.ts'
import { createReadiness } from '#api/services/operation/readiness.ts'
import { openSecrets } from '#api/services/operation/secrets.ts'
import { createOutboxWorker } from '#api/services/outbox/outbox.ts'
import { createOutboxSweep } from '#api/services/outbox/outbox-sweep.ts'
import { createSharedOutbox } from '#api/services/outbox/shared-outbox.ts'
import { retentionTasks } from '#api/services/retention/retention.ts'
import { createRetentionJob } from '#api/services/retention/retention-job.ts'
import { createProofOfWork } from '#api/services/spam/proof-of-work.ts'
import { createAnalyticsService } from '#api/services/visits/analytics.ts'
import { createStores } from '#api/store/stores.ts'
import { createWords } from '#api/texts.ts'
import { wireNewsletter } from '#api/wiring/newsletter.ts'
import { wirePosts } from '#api/wiring/posts.ts'
import { type PushOutside, wirePush } from '#api/wiring/push.ts'
import { createServerClient } from '#api/wiring/server-client.ts'

export interface AppDependencies {
  database: OpenDatabase
  /** What signatures are derived from; the same for every server of one database. */
  secretKey: string
  pages: Pages
  mailer: Mailer
  /** Makes the words of mails, when they are delivered. */
  renderMail: RenderMail
  /** Where résumés are kept. */
  resumes: FileStorage
  /** Folder in which mails are written instead of sent, or were. */
  mailFolder?: string | undefined
  /** Folder of the posts that come with the site; without it none are brought in. */
  posts?: string
  /** Folder of the built browser files; without it none are served. */
  assets?: string
  /** Who is asked for a visitor's country (D8); those that the environment names, unless said. */
  geolocators?: Geolocator[]
  /** Who is asked whether a visitor is a person (D18); reCAPTCHA where the environment has its keys, unless said. */
  captcha?: Captcha
  /** What push notifications need of the outside world; without it they are not set up. */
  push?: PushOutside
  environment: Pick<Environment, 'trustedProxies' | 'geo' | 'mailFrom' | 'mailTo' | 'logLevel' | 'apiDocs'> & {
    publicUrl: string
  } & { formsPerHour?: number | undefined } & Partial<Pick<Environment, 'recaptcha' | 'shutdownWait'>>
  /** Milliseconds for which pages are believed to be up to date when another server may have changed them. */
  contentBelieved?: number
  /** Milliseconds for which the event loop may be blocked before requests are refused; 0 for any. */
  maxEventLoopDelay?: number
  now?: () => number
  random?: () => number
  newId?: () => string
  /** A signal that aborts after so many milliseconds. */
  timeout?: (milliseconds: number) => AbortSignal
}

/** Wires every part into one server, for `api/main.ts` and for every test. It listens to nothing by itself. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, pages, mailer, renderMail, mailFolder, resumes, assets, environment } = dependencies
  const { now = Date.now, random = Math.random, newId = randomUUIDv7, timeout = AbortSignal.timeout } = dependencies
  const cachedPages = createCachedPages()
  const options = serverOptions(environment)
  const app = Fastify({ ...options, serverFactory: createServerFactory(options, cachedPages) })
  const words = createWords()
  const stores = createStores(database)

  const deliverMail = createMailDelivery(mailer, renderMail)
  const outboxWorker = createOutboxWorker({
    outbox: createSharedOutbox(stores),
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
  const secrets = await openSecrets(stores, dependencies.secretKey)
  const rateLimits = createRateLimits({
    secret: secrets.limits,
    formsPerHour: environment.formsPerHour,
    onNearlyFull: ({ scope, max }, taken) =>
      app.log.warn(
        { scope, max, taken },
        'Nearly as much as is taken at a time; when it is full, all are asked to wait',
      ),
    now,
    newId,
  })
  const proofOfWork = createProofOfWork({ secret: secrets.proofs, now })
  const { recaptcha, publicUrl } = environment
  const contact = createContactService({
    stores,
    rateLimits,
    proofOfWork,
    captcha:
      dependencies.captcha ??
      (recaptcha &&
        createRecaptcha({
          ...recaptcha,
          hostname: new URL(publicUrl).hostname,
          timeout,
          onFailure: (reason) => app.log.warn({ reason }, 'reCAPTCHA did not answer; a message was judged without it'),
        })),
    mailsFor: createContactMails(environment),
    onStored: outboxWorker.nudge,
    now,
    newId,
  })
  const applications = createApplicationsService({
    stores,
    storage: resumes,
    rateLimits,
    mailsFor: createApplicationMails(environment),
    onStored: outboxWorker.nudge,
    now,
    newId,
  })
  const { newsletter, subscriptions } = wireNewsletter({
    stores,
    secret: secrets.newsletter,
    rateLimits,
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
  const push = await wirePush({
    stores,
    rateLimits,
    outside: dependencies.push,
    publicUrl,
    log: app.log,
    now,
    random,
    newId,
    timeout,
  })
  const { posts, postReader, postViews, published, version } = await wirePosts({
    stores,
    previewSecret: secrets.previews,
    rateLimits,
    words,
    content: dependencies.posts,
    contentBelieved: dependencies.contentBelieved ?? 1000,
    onAway: (error) => app.log.error(error, 'The database does not answer; pages are sent as they were last known'),
    onChange: push.nudge,
    now,
    newId,
  })
  const leftovers = { name: 'what a crash left of uploads', deleteSome: () => applications.settle().then(() => false) }
  const retention = createRetentionJob({
    tasks: [
      leftovers,
      { name: 'salts of views', deleteSome: () => postViews.forgetSalts().then(() => false) },
      ...push.retention,
      ...retentionTasks({ stores, storage: resumes, mailFolder, now }),
    ],
    onError: (error, task) => app.log.error(error, `Deleting ${task} failed; it is tried again within the hour`),
  })
  const services = { contact, applications, newsletter, subscriptions, posts, postReader }
  const limit = createRenderLimit({
    onFull: () => app.log.warn('More pages are asked for than can be rendered; visitors are told to try again'),
    now,
  })
  const sendPage = createSendPage({
    pages,
    limit,
    clientFor(request, resume, onRefused) {
      const sender = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      const network = networkOf(request.ip)
      const { refusal, log } = request
      return createServerClient({ ...services, resume, words, network, sender, refusal, log, onRefused })
    },
  })
  const cache = pages.openCache?.({ content: version, limit })
  const nobody = {
    resume: undefined,
    refusal: undefined,
    network: '',
    sender: { ip: '', userAgent: '' },
    onRefused: () => {},
  }
  const sources = { client: createServerClient({ ...services, ...nobody, words, log: app.log }), posts: published }
  const sendCached = createSendCached({ cache, cachedPages, sources })

  securityHeaders(app, {
    scriptHashes: pages.scriptHashes,
    isHttps: environment.publicUrl.startsWith('https:'),
    imageHost: pages.imageHost,
    hasRecaptcha: recaptcha !== undefined,
  })
  limitBodyTime(app)
  checkRequests(app)
  refuseCrossSite(app, publicUrl)
  app.removeContentTypeParser('text/plain')
  await app.register(formbody, { bodyLimit: 131_072 })
  await refuseUnderPressure(app, { maxEventLoopDelay: dependencies.maxEventLoopDelay ?? 2000, now })
  if (assets) await browserFiles(app, assets)
  handleErrors(app, { pages, words })
  compileSchemas(app)
  if (environment.apiDocs) docsRoutes(app, environment.publicUrl)
  const isUpToDate = () => isMigrated(database.db)
  healthRoutes(app, createReadiness({ stores, storage: resumes, isMigrated: isUpToDate, now }))
  contactRoute(app, { contact, sendPage })
  challengeRoute(app, proofOfWork)
  await applicationRoutes(app, { applications, storage: resumes, sendPage })
  await newsletterRoutes(app, { newsletter, subscriptions, sendPage, words })
  analyticsRoute(app, createAnalyticsService({ stores, rateLimits, knownPage: pages.knownPage, now, newId }))
  pushRoutes(app, push.subscriptions)
  locationRoute(app, { location, header: environment.geo.header })
  postsRoutes(app, { posts, reader: postReader, postViews, words })
  siteFilesRoute(app, { pages, sendPage, sendCached, published })
  pagesRoute(app, sendPage, sendCached)
  cachedPages.install(app, cache)
  waitBeforeClosing(app, environment.shutdownWait)

  app.addHook('onReady', async () => {
    await resumes.tryOut().catch((error: unknown) => {
      const remedy = 'let the server’s account write there, or set another DATA_DIR'
      app.log.warn({ err: error }, `Applications get 503: résumés cannot be kept in ${resumes.place}; ${remedy}`)
    })
  })
  app.addHook('onReady', async () => outboxWorker.nudge())
  app.addHook('onReady', async () => push.nudge())
  app.addHook('onReady', async () => retention.start())
  app.addHook('onClose', async () => {
    await retention.stop()
    await Promise.all([outboxWorker.stop(), push.stop()])
    mailer.close()
    await database.db.destroy()
  })
  return app
}
