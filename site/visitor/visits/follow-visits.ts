import { sendDecision, sendVisit } from '#site/client/analytics.ts'
import { consent } from '#site/visitor/browser-consent.ts'
import { isUncountedHost } from '#site/visitor/local-host.ts'
import { createSession } from '#site/visitor/session.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import type { BesideVisits } from '#site/visitor/visits/beside-visits.ts'
import { campaignIn } from '#site/visitor/visits/campaign.ts'
import type { TakenStep } from '#site/visitor/visits/form-step-event.ts'
import { createVisits, type Place, type Surroundings } from '#site/visitor/visits/visits.ts'
import { whenIdle } from '#ui/lib/when-idle.ts'

interface FollowOptions {
  trackingHosts: readonly string[]
  place: () => Place
}

export type FollowedVisits = Awaited<ReturnType<typeof followVisits>>

/** Without unload handlers, which would disable the back/forward cache. */
export async function followVisits({ trackingHosts, place }: FollowOptions) {
  // Prerendered: not seen yet.
  if (document.prerendering) {
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  }
  const session = createSession({ allows: () => consent().allows('analytics') })
  if (!consent().allows('analytics')) session.forget()
  const isAdmin = () => localStore.get(names.adminLoggedIn) === 'true'
  const isUncounted = isUncountedHost(window.location.hostname, trackingHosts)
  const opened = new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href)
  const visits = createVisits({
    place: place(),
    consent: consent(),
    session,
    client: { sendVisit, sendDecision },
    surroundings,
    // Lazy: without consent nobody needs it.
    position: () => import('#site/visitor/visits/granted-position.ts').then(({ grantedPosition }) => grantedPosition()),
    campaign: campaignIn(opened.search),
    isAdmin,
    isUncounted,
    isVisible: document.visibilityState === 'visible',
    now: () => performance.now(),
  })

  let shown = place().page
  let told = new Set<string>() // of its forms
  let loading: Promise<BesideVisits> | undefined

  /** Lazy, as the position is. */
  function besideVisits(use: (beside: BesideVisits) => void): void {
    if (isUncounted || isAdmin() || !consent().allows('analytics')) return
    const page = () => place().page
    loading ??= import('#site/visitor/visits/beside-visits.ts').then(({ createBesideVisits }) =>
      createBesideVisits({ opened: opened.pathname, page, consent: consent(), isAdmin, send: sendVisit }),
    )
    loading.then(use).catch(() => {})
  }

  const measure = () => whenIdle(() => besideVisits(({ measure: begin }) => begin()))
  measure()

  const onVisibility = () => (document.visibilityState === 'visible' ? visits.show() : visits.hide())
  const onLeave = () => {
    visits.leave()
    session.leave()
  }
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) visits.show()
  }
  const stopAsking = consent().subscribe(() => {
    if (consent().allows('analytics')) measure()
    else session.forget()
  })
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('pageshow', onReturn)
  return {
    ...visits,

    open(next: Place): void {
      if (next.page !== shown) told = new Set()
      shown = next.page
      visits.open(next)
    },

    /** Of a form; left out where visits are. */
    take(taken: TakenStep): void {
      const ofPage = told
      if (taken.page === shown) besideVisits(({ take }) => take(taken, ofPage))
    },

    stop() {
      visits.stop()
      void loading?.then(({ stop }) => stop()).catch(() => {})
      stopAsking()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onLeave)
      window.removeEventListener('pageshow', onReturn)
    },
  }
}

function surroundings(): Surroundings {
  return {
    // Without its query, which is private and may be long.
    referrer: (document.referrer.split(/[?#]/)[0] ?? '').slice(0, 2048),
    screenResolution: `${window.screen.width}x${window.screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
