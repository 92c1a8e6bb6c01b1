import Fastify, { type FastifyInstance } from 'fastify'
import { limitBodyTime } from '#api/http/body-time.ts'
import { browserFiles } from '#api/http/browser-files.ts'
import { createCachedPages } from '#api/http/cached-pages.ts'
import { refuseCrossSite } from '#api/http/cross-site.ts'
import { handleErrors } from '#api/http/errors.ts'
import { readForms } from '#api/http/forms.ts'
import { refuseUnderPressure } from '#api/http/pressure.ts'
import { limitBodies } from '#api/http/requests/bodies-in-hand.ts'
import { limitWrites } from '#api/http/requests/network-limit.ts'
import { checkRequests } from '#api/http/requests/request-checks.ts'
import { keepRequestIds } from '#api/http/requests/request-ids.ts'
import { compileSchemas } from '#api/http/schemas.ts'
import { securityHeaders } from '#api/http/security-headers.ts'
import { createServerFactory } from '#api/http/server-factory.ts'
import { serverOptions } from '#api/http/server-options.ts'
import { waitBeforeClosing } from '#api/http/wait-before-closing.ts'
import { countAnswers } from '#api/operate/watch/count-answers.ts'
import { analyticsRoute } from '#api/routes/analytics.ts'
import { applicationRoutes } from '#api/routes/applications.ts'
import { challengeRoute } from '#api/routes/challenge.ts'
import { contactRoute } from '#api/routes/contact.ts'
import { docsRoutes } from '#api/routes/docs.ts'
import { healthRoutes } from '#api/routes/health.ts'
import { locationRoute } from '#api/routes/location.ts'
import { newsletterRoutes } from '#api/routes/newsletter.ts'
import { newsletterIssueRoute } from '#api/routes/newsletter-issues.ts'
import { openingsRoutes } from '#api/routes/openings.ts'
import { pagesRoute } from '#api/routes/pages.ts'
import { picturesRoute } from '#api/routes/pictures.ts'
import { postsRoutes } from '#api/routes/posts.ts'
import { pushRoutes } from '#api/routes/push.ts'
import { siteFilesRoute } from '#api/routes/site-files.ts'
import { applicationFilesRoutes } from '#api/routes/staff/application-files.ts'
import { dashboardRoutes } from '#api/routes/staff/dashboard.ts'
import { logFileRoute } from '#api/routes/staff/log-file.ts'
import { personPackageRoute } from '#api/routes/staff/person-package.ts'
import { pictureUploadRoute } from '#api/routes/staff/picture-uploads.ts'
import { postExportRoute } from '#api/routes/staff/post-export.ts'
import { postUploadRoute } from '#api/routes/staff/post-uploads.ts'
import { shareCardRoute } from '#api/routes/staff/share-card.ts'
import { staffPagesRoutes } from '#api/routes/staff/staff-pages.ts'
import { staffRoutes } from '#api/routes/staff/staff-routes.ts'
import { subscriberFilesRoutes } from '#api/routes/staff/subscriber-files.ts'
import type { AppDependencies } from '#api/wiring/dependencies.ts'
import { wirePages } from '#api/wiring/pages.ts'
import { openParts } from '#api/wiring/parts.ts'
import { wireServices } from '#api/wiring/services.ts'
import { openWatch } from '#api/wiring/watch.ts'

/** Does not listen by itself: tests inject requests. */
export async function createApp(given: AppDependencies): Promise<FastifyInstance> {
  const { watch, dependencies } = await openWatch(given)
  const { pages, resumes, pictures, transfers, assets, environment, maxEventLoopDelay = 2000 } = dependencies
  const { publicUrl, geo, apiDocs, recaptcha, shutdownWait } = environment
  const cachedPages = watch?.pages(createCachedPages()) ?? createCachedPages()
  const options = serverOptions(environment, dependencies.logTo)
  const app = Fastify({ ...options, serverFactory: createServerFactory(options, cachedPages) })

  watch?.count(app)
  const parts = await openParts(dependencies, app.log)
  const { words, now } = parts
  const services = await wireServices(parts)
  const { cache, limit, pictureLimit, sendPage, sendCached, staffPages } = wirePages(parts, services, cachedPages)

  countAnswers(app, services.answered)
  keepRequestIds(app)
  securityHeaders(app, { ...pages, isHttps: publicUrl.startsWith('https:'), hasRecaptcha: recaptcha !== undefined })
  limitBodyTime(app)
  limitBodies(app)
  checkRequests(app)
  refuseCrossSite(app, publicUrl)
  app.removeContentTypeParser('text/plain')
  readForms(app)
  await refuseUnderPressure(app, { maxEventLoopDelay, now })
  if (assets) await browserFiles(app, assets)
  handleErrors(app, { pages, words })
  compileSchemas(app)
  if (apiDocs) docsRoutes(app, publicUrl)

  limitWrites(app)
  healthRoutes(app, services.readiness)
  watch?.open(app)
  contactRoute(app, { ...services, sendPage })
  challengeRoute(app, services.proofOfWork)
  await applicationRoutes(app, { ...services, storage: resumes, sendPage })
  await newsletterRoutes(app, { ...services, sendPage, words })
  newsletterIssueRoute(app, { ...services, limit })
  analyticsRoute(app, services)
  pushRoutes(app, services.pushSubscriptions)
  locationRoute(app, { ...services, header: geo.header })
  openingsRoutes(app, { ...services, limit })
  postsRoutes(app, { ...services, reader: services.postReader, words, limit })
  staffRoutes(app, services)
  staffPagesRoutes(app, staffPages)
  dashboardRoutes(app, { ...services, now })
  logFileRoute(app, services)
  applicationFilesRoutes(app, services)
  pictureUploadRoute(app, { ...services, storage: pictures })
  postExportRoute(app, services)
  shareCardRoute(app, { ...services, pages })
  personPackageRoute(app, services)
  postUploadRoute(app, { ...services, transfers })
  subscriberFilesRoutes(app, { ...services, transfers })
  picturesRoute(app, { storage: pictures, knownPictures: parts.stores.pictures.known })
  siteFilesRoute(app, { ...services, pages, limit, pictureLimit, sendPage, sendCached })
  pagesRoute(app, { ...services, pages, limit, sendPage, sendCached })

  cachedPages.install(app, cache)
  waitBeforeClosing(app, shutdownWait)
  app.addHook('onReady', services.start)
  app.addHook('onClose', services.stop)
  return app
}
