import type { AnalyticsEvent, AnonymousVisit, ConsentEvent, PageVisit } from '#api/contract/analytics.ts'
import { type AnalyticsAnswer, unknown } from '#api/contract/analytics-answer.ts'
import { visitSkip } from '#api/contract/visit-skips.ts'
import { AppError } from '#api/errors.ts'
import type { RateLimit, RateLimits } from '#api/services/rate-limits.ts'
import { createVisitBatches } from '#api/services/visit-batches.ts'
import type { Stores } from '#api/store/stores.ts'
import type { StoredVisit } from '#api/store/visits.ts'

const MINUTE = 60_000
/** Decisions are counted apart, so that a crowd of visits never costs a proof of consent. */
const DECISIONS_PER_MINUTE = 120

interface AnalyticsDependencies {
  stores: Stores
  rateLimits: RateLimits
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
export function createAnalyticsService({ stores, rateLimits, now, newId }: AnalyticsDependencies) {
  const visits = createVisitBatches({ stores, now })

  async function keepVisit(
    visit: PageVisit | AnonymousVisit,
    { network, saysAdmin }: Sender,
  ): Promise<AnalyticsAnswer> {
    const skip = visitSkip(visit.page, saysAdmin)
    if (skip) return { success: true, message: skip }
    const stored = { id: newId(), receivedAt: now(), page: withoutQuery(visit.page), ...allowedOf(visit) }
    await visits.keep(stored, rateLimits.keyOf({ scope: 'visit-network', value: network }))
    return { success: true }
  }

  async function keepDecision(event: ConsentEvent, { network }: Sender): Promise<AnalyticsAnswer> {
    const { receipt = newId(), decision, preferences, version, timestamp } = event
    const limits: RateLimit[] = [
      { scope: 'decision-network', value: network, max: DECISIONS_PER_MINUTE, window: MINUTE },
    ]
    await stores.transaction(rateLimits.keysOf(limits), async ({ consentReceipts, rateHits }) => {
      await rateLimits.take(rateHits, limits)
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
    referrer: withoutQuery(visit.referrer),
    language: visit.language,
    screenResolution: visit.screenResolution,
    timezone: visit.timezone,
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
