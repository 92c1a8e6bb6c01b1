import type {
  AnalyticsEvent,
  AnonymousVisit,
  ConsentEvent,
  FormStepEvent,
  PageVisit,
  WebVitalsEvent,
} from '#api/contract/analytics.ts'
import type { KnowPage } from '#api/contract/known-page.ts'
import { type AnalyticsAnswer, unknown } from '#api/contract/values/analytics-answer.ts'
import { visitSkip, visitSkips } from '#api/contract/values/visit-skips.ts'
import type { LongLimits } from '#api/services/limits/long-limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { type Place, type Places, unknownPlace } from '#api/services/location/places.ts'
import type { AdminAccessService } from '#api/services/visits/admin-access.ts'
import { campaignOf } from '#api/services/visits/campaign-of.ts'
import { twoDigits } from '#api/services/visits/two-digits.ts'
import { createVisitBatches } from '#api/services/visits/visit-batches.ts'
import { originOf, resolutionOf, timezoneOf, withoutQuery } from '#api/services/visits/visit-facts.ts'
import { traitsOf, type VisitTraits } from '#api/services/visits/visit-traits.ts'
import type { Stores } from '#api/store/stores.ts'
import type { StoredVisit } from '#api/store/visits.ts'

const notFound = 'not-found' // every unknown address

interface AnalyticsDependencies {
  access: AdminAccessService
  stores: Stores
  rateLimits: RateLimits
  longLimits: LongLimits
  knownPage: KnowPage
  places: Places
  now: () => number
  newId: () => string
}

interface Sender {
  network: string
  saysAdmin: boolean // `X-Admin-Logged-In`; only ever a reason to store less (D24)
  device: string // browser and system in words
  userAgent: string
  acceptLanguage: string
  account: string | undefined // of a session of the staff
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

/** Visits and consent decisions (specification 4 and 7), without addresses. */
export function createAnalyticsService({
  access,
  stores,
  rateLimits,
  longLimits,
  knownPage,
  places,
  now,
  newId,
}: AnalyticsDependencies) {
  const visits = createVisitBatches({ stores, rateLimits, now })

  async function keepVisit(
    visit: PageVisit | AnonymousVisit,
    { network, saysAdmin, userAgent, acceptLanguage }: Sender,
  ): Promise<AnalyticsAnswer> {
    const skip = visitSkip(visit.page, saysAdmin)
    if (skip) return { success: true, message: skip }
    longLimits.expectRoom('visit', network)
    const receivedAt = now()
    const [page, place] = await Promise.all([pageOf(visit.page), placeOf(visit, network)])
    const traits = traitsOf(userAgent, acceptLanguage, isAllowed(visit))
    await visits.keep({ id: newId(), receivedAt, page, ...allowedOf(visit), ...place, ...traits }, network)
    longLimits.count('visit', network)
    return { success: true }
  }

  /** The set of pages is finite: unknown ones are counted as one. */
  async function pageOf(address: string): Promise<string> {
    const known = knownPage(withoutQuery(address))
    if (!known) return notFound
    if (known.post && !(await stores.posts.isVisible(known.post.language, known.post.slug, now()))) return notFound
    return known.page
  }

  async function placeOf(visit: PageVisit | AnonymousVisit, network: string): Promise<Place> {
    if (!isAllowed(visit) || !visit.position) return unknownPlace
    // Nobody is asked where that is for a visit that is refused anyway.
    await rateLimits.expectRoom(stores.rateHits, rateLimits.ofRecord('visit', network))
    return places.find(visit.position)
  }

  async function keepDecision(event: ConsentEvent, { network }: Sender): Promise<AnalyticsAnswer> {
    const { receipt = newId(), decision, preferences, version, language, timestamp } = event
    longLimits.expectRoom('decision', network)
    const decisions = rateLimits.ofRecord('decision', network)
    await rateLimits.expectRoom(stores.rateHits, decisions)
    await stores.transaction(rateLimits.keysOf(decisions), async ({ consentReceipts, rateHits }) => {
      await rateLimits.take(rateHits, decisions)
      await consentReceipts.insert({
        receipt,
        decision,
        choices: preferences,
        version,
        language,
        decidedAt: Date.parse(timestamp),
        receivedAt: now(),
      })
    })
    longLimits.count('decision', network)
    return { success: true, receipt }
  }

  /** The field that failed is told with consent only. */
  async function keepFormStep({ form, step, field, analyticsEnabled }: FormStepEvent, { network, saysAdmin }: Sender) {
    if (saysAdmin) return { success: true, message: visitSkips.admin } as const
    await keepSignal(network, ({ visitSignals }) =>
      visitSignals.insertFormStep({
        id: newId(),
        form,
        step,
        field: analyticsEnabled ? field : undefined,
        receivedAt: now(),
      }),
    )
    return { success: true } as const
  }

  async function keepVitals(
    event: WebVitalsEvent,
    { network, saysAdmin, userAgent }: Sender,
  ): Promise<AnalyticsAnswer> {
    const skip = visitSkip(event.page, saysAdmin)
    if (skip) return { success: true, message: skip }
    const page = await pageOf(event.page)
    await keepSignal(network, ({ visitSignals }) => {
      const { device } = traitsOf(userAgent, '', true)
      return visitSignals.insertVitals(
        event.vitals.map(({ name, value }) => ({
          id: newId(),
          name,
          value: twoDigits(value),
          page,
          device,
          receivedAt: now(),
        })),
      )
    })
    return { success: true }
  }

  /** A power cut may lose the last, as of visits. */
  async function keepSignal(
    network: string,
    keep: (inside: Pick<Stores, 'visitSignals'>) => Promise<void>,
  ): Promise<void> {
    longLimits.expectRoom('signal', network)
    const signals = rateLimits.ofRecord('signal', network)
    await rateLimits.expectRoom(stores.rateHits, signals)
    await stores.transaction(
      rateLimits.keysOf(signals),
      async (inside) => {
        await rateLimits.take(inside.rateHits, signals)
        await keep(inside)
      },
      'relaxed',
    )
    longLimits.count('signal', network)
  }

  return {
    /** Stores the event, or answers why not. Throws `too_many_requests` (D32), `forbidden`. */
    async record(event: AnalyticsEvent, sender: Sender): Promise<AnalyticsAnswer> {
      if (event.type === 'cookieConsent') return keepDecision(event, sender)
      if (event.type === 'adminAccess') return access.keep(event, sender)
      if (event.type === 'formStep') return keepFormStep(event, sender)
      if (event.type === 'webVitals') return keepVitals(event, sender)
      return keepVisit(event, sender)
    },
  }
}

type AllowedPart = Omit<StoredVisit, 'id' | 'page' | 'receivedAt' | keyof Place | keyof VisitTraits>

function isAllowed(visit: PageVisit | AnonymousVisit): visit is PageVisit {
  return visit.type === undefined && visit.cookieConsent?.analytics === true && visit.analyticsEnabled
}

/** Without consent to analytics nothing that distinguishes visitors, whatever the browser claims. */
function allowedOf(visit: PageVisit | AnonymousVisit): AllowedPart {
  if (visit.type === 'anonymousAnalytics')
    return { ...nothingKnown, sessionId: undefined, isExit: false, consent: undefined }
  const { cookieConsent, sessionId, exitPage } = visit
  const always = { isExit: exitPage, consent: cookieConsent ? choicesOf(cookieConsent) : undefined }
  if (!isAllowed(visit)) return { ...nothingKnown, ...always, sessionId: undefined }
  return {
    ...always,
    sessionId,
    referrer: originOf(visit.referrer),
    language: visit.language,
    screenResolution: resolutionOf(visit.screenResolution),
    timezone: timezoneOf(visit.timezone),
    isReturning: visit.isReturning,
    timeOnPage: Math.round(visit.timeOnPage),
    allowsAnalytics: true,
    campaign: campaignOf(visit.campaign),
  }
}

const nothingKnown = {
  referrer: unknown,
  language: unknown,
  screenResolution: unknown,
  timezone: unknown,
  isReturning: false,
  timeOnPage: 0,
  allowsAnalytics: false,
  campaign: undefined,
} as const

/** Without the time, which would identify a visitor. */
function choicesOf(consent: NonNullable<PageVisit['cookieConsent']>): StoredVisit['consent'] {
  const { preferences, analytics, marketing, newsletter, notifications, recaptcha } = consent
  return { preferences, analytics, marketing, newsletter, notifications, recaptcha }
}
