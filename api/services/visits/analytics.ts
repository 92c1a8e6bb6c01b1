import type { AnalyticsEvent, AnonymousVisit, ConsentEvent, PageVisit } from '#api/contract/analytics.ts'
import type { KnowPage } from '#api/contract/known-page.ts'
import { type AnalyticsAnswer, unknown } from '#api/contract/values/analytics-answer.ts'
import { visitSkip } from '#api/contract/values/visit-skips.ts'
import { AppError } from '#api/errors.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { createVisitBatches } from '#api/services/visits/visit-batches.ts'
import { originOf, resolutionOf, timezoneOf } from '#api/services/visits/visit-facts.ts'
import type { Stores } from '#api/store/stores.ts'
import type { StoredVisit } from '#api/store/visits.ts'

/** What all addresses are counted as that lead nowhere. */
const notFound = 'not-found'

interface AnalyticsDependencies {
  stores: Stores
  rateLimits: RateLimits
  /** The site's page at an address. */
  knownPage: KnowPage
  now: () => number
  newId: () => string
}

interface Sender {
  network: string
  /** What `X-Admin-Logged-In` says. Only ever a reason to store less (D24). */
  saysAdmin: boolean
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

/** Visits and decisions about them (specification 4 and 7). No address is stored with either. */
export function createAnalyticsService({ stores, rateLimits, knownPage, now, newId }: AnalyticsDependencies) {
  const visits = createVisitBatches({ stores, rateLimits })

  async function keepVisit(
    visit: PageVisit | AnonymousVisit,
    { network, saysAdmin }: Sender,
  ): Promise<AnalyticsAnswer> {
    const skip = visitSkip(visit.page, saysAdmin)
    if (skip) return { success: true, message: skip }
    const stored = { id: newId(), receivedAt: now(), page: await pageOf(visit.page), ...allowedOf(visit) }
    await visits.keep(stored, network)
    return { success: true }
  }

  /** The page of the site that was visited, or one word for all that it does not have: what is counted has an end. */
  async function pageOf(address: string): Promise<string> {
    const known = knownPage(withoutQuery(address))
    if (!known) return notFound
    if (known.post && !(await stores.posts.isVisible(known.post.language, known.post.slug, now()))) return notFound
    return known.page
  }

  async function keepDecision(event: ConsentEvent, { network }: Sender): Promise<AnalyticsAnswer> {
    const { receipt = newId(), decision, preferences, version, timestamp } = event
    const decisions = rateLimits.ofRecord('decision', network)
    await stores.transaction(rateLimits.keysOf(decisions), async ({ consentReceipts, rateHits }) => {
      await rateLimits.take(rateHits, decisions)
      await consentReceipts.insert({
        receipt,
        decision,
        choices: preferences,
        version,
        decidedAt: Date.parse(timestamp),
        receivedAt: now(),
      })
    })
    return { success: true, receipt }
  }

  return {
    /** Stores what happened, or says why not. Throws `too_many_requests` over D32's limits. */
    async record(event: AnalyticsEvent, sender: Sender): Promise<AnalyticsAnswer> {
      if (event.type === 'cookieConsent') return keepDecision(event, sender)
      // It takes a staff session, which no header can stand in for (D24).
      if (event.type === 'adminAccess') throw new AppError('forbidden')
      return keepVisit(event, sender)
    },
  }
}

type AllowedPart = Omit<StoredVisit, 'id' | 'page' | 'receivedAt'>

/** What may be stored of a visit: without consent to analytics nothing that tells visitors apart, whatever the browser claims. */
function allowedOf(visit: PageVisit | AnonymousVisit): AllowedPart {
  if (visit.type === 'anonymousAnalytics')
    return { ...nothingKnown, sessionId: undefined, isExit: false, consent: undefined }
  const { cookieConsent, sessionId, exitPage } = visit
  const always = { sessionId, isExit: exitPage, consent: cookieConsent ? choicesOf(cookieConsent) : undefined }
  if (cookieConsent?.analytics !== true || !visit.analyticsEnabled) return { ...nothingKnown, ...always }
  return {
    ...always,
    referrer: originOf(visit.referrer),
    language: visit.language,
    screenResolution: resolutionOf(visit.screenResolution),
    timezone: timezoneOf(visit.timezone),
    isReturning: visit.isReturning,
    timeOnPage: Math.round(visit.timeOnPage),
    allowsAnalytics: true,
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
} as const

/** The choices alone: the moment of the decision would be as good as a name. */
function choicesOf(consent: NonNullable<PageVisit['cookieConsent']>): StoredVisit['consent'] {
  const { preferences, analytics, marketing, newsletter, notifications, recaptcha } = consent
  return { preferences, analytics, marketing, newsletter, notifications, recaptcha }
}

/** An address without what may follow it: searches, and the keys that links in mails carry. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}
