import type { AnonymousVisit, PageVisit } from '#api/contract/analytics.ts'
import { unknown } from '#api/contract/values/analytics-answer.ts'
import type { Position } from '#api/contract/values/position.ts'
import { visitSkip, visitSkips } from '#api/contract/values/visit-skips.ts'
import type { Language } from '#locales/languages.ts'
import type { sendDecision, sendVisit, TrackingResult } from '#site/client/analytics.ts'
import type { ConsentModule, Decision } from '#site/visitor/consent.ts'
import type { SessionModule } from '#site/visitor/session.ts'
import { createStopwatch } from '#site/visitor/visits/stopwatch.ts'

/** Milliseconds: before the first visit, and after a navigation or decision (specification 9). */
const DELAY = 100

export interface Place {
  page: string
  language: Language
}

/** Told with consent only. */
export interface Surroundings {
  referrer: string
  screenResolution: string
  timezone: string
}

interface VisitsDependencies {
  place: Place
  consent: Pick<ConsentModule, 'get' | 'allows'>
  session: SessionModule
  client: { sendVisit: typeof sendVisit; sendDecision: typeof sendDecision }
  surroundings: () => Surroundings
  position: () => Promise<Position | undefined> // asked once, with consent only (D33)
  campaign: PageVisit['campaign'] // of the address that the document was opened with
  isAdmin: () => boolean
  isUncounted: boolean // D27
  isVisible: boolean
  now: () => number
}

/** Reports visits as often as specification 4 says. */
export function createVisits(dependencies: VisitsDependencies) {
  const { consent, session, client, surroundings, isAdmin, isUncounted, now } = dependencies
  let { place } = dependencies
  let state: 'shown' | 'hidden' | 'left' = dependencies.isVisible ? 'shown' : 'hidden'
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCounted = false // whether a visit to this place was sent
  let isPositionAsked = false
  let position: Position | undefined // until the next visit has told it: once is enough
  let { campaign } = dependencies // so is this, but it is told again until it has arrived
  const watch = createStopwatch(now)
  if (state === 'shown') watch.run()
  soon()

  function soon(): void {
    clearTimeout(timer)
    timer = setTimeout(track, DELAY)
  }

  async function track(isLeaving = false): Promise<TrackingResult> {
    clearTimeout(timer)
    const skip = isUncounted ? visitSkips.localhost : visitSkip(place.page, isAdmin())
    if (skip) return { success: true, message: skip }
    const allows = consent.allows('analytics')
    // Of no session, so a second one would count the same page twice.
    if (!allows && isCounted) return { success: true }
    isCounted = true
    const visit = allows ? pageVisit(isLeaving) : anonymousVisit()
    const result = await client.sendVisit(visit, { isAdmin: isAdmin(), isLeaving })
    if (allows && result.success) campaign = undefined
    return result
  }

  function pageVisit(exitPage: boolean): PageVisit {
    const { id, isReturning } = session.current()
    const told = position
    position = undefined
    if (!isPositionAsked) void askPosition()
    return {
      page: place.page,
      ...surroundings(),
      language: place.language,
      timeOnPage: watch.seconds(),
      sessionId: id,
      isReturning,
      exitPage,
      cookieConsent: withoutReceipt(consent.get().record),
      analyticsEnabled: true,
      ...(told && { position: told }),
      ...(campaign && { campaign }),
    }
  }

  /** No visit waits for it. */
  async function askPosition(): Promise<void> {
    isPositionAsked = true
    position = await dependencies.position().catch(() => undefined)
  }

  /** The lighter variant of specification 3: that a page was opened, and nothing of who opened it. */
  function anonymousVisit(): AnonymousVisit {
    position = undefined
    return {
      type: 'anonymousAnalytics',
      page: place.page,
      referrer: unknown,
      language: unknown,
      screenResolution: unknown,
      timezone: unknown,
      deviceType: unknown,
      browser: unknown,
      os: unknown,
    }
  }

  return {
    track,

    open(next: Place): void {
      const isSame = next.page === place.page
      // How long the page before was seen; one that was passed through says nothing.
      if (!isSame && isCounted && consent.allows('analytics') && watch.seconds() > 0) void track()
      place = next
      if (isSame) return
      isCounted = false
      watch.restart()
      soon()
    },

    /** Browsers report it after leaving a page, too: that is no second event. */
    hide(): void {
      if (state !== 'shown') return
      state = 'hidden'
      watch.pause()
      void track()
    },

    leave(): void {
      if (state === 'left') return
      state = 'left'
      watch.pause()
      void track(true)
    },

    show(): void {
      if (state === 'shown') return
      state = 'shown'
      watch.run()
      void track()
    },

    /** Sent on every page, because it is the proof of consent (D13). */
    decide({ decision, record }: Decision): Promise<TrackingResult> {
      soon()
      const { essential: _, timestamp, version, receipt, decision: __, ...preferences } = record
      const event = {
        type: 'cookieConsent' as const,
        decision,
        preferences,
        sessionId: session.current().id,
        ...place,
        timezone: consent.allows('analytics') ? surroundings().timezone : unknown,
        timestamp,
        version,
        receipt,
      }
      return client.sendDecision(event, { isAdmin: isAdmin() })
    },

    stop: () => clearTimeout(timer),
  }
}

/** The receipt's number would identify a visitor who has declined that. */
function withoutReceipt(record: ReturnType<ConsentModule['get']>['record']): PageVisit['cookieConsent'] {
  if (!record) return null
  const { receipt: _, decision: __, ...rest } = record
  return rest
}
