import { sendDecision, sendVisit } from '#site/client/analytics.ts'
import { consent } from '#site/visitor/browser-consent.ts'
import { isUncountedHost } from '#site/visitor/local-host.ts'
import { createSession } from '#site/visitor/session.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import { createVisits, type Place, type Surroundings, type Visits } from '#site/visitor/visits/visits.ts'

declare global {
  interface Document {
    readonly prerendering?: boolean // prerendered: not seen yet
  }
}

interface FollowOptions {
  trackingHosts: readonly string[]
  place: () => Place
}

/** Without unload handlers, which would disable the back/forward cache. */
export async function followVisits({ trackingHosts, place }: FollowOptions): Promise<Visits> {
  if (document.prerendering) {
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  }
  const session = createSession({ allows: () => consent().allows('analytics') })
  if (!consent().allows('analytics')) session.forget()
  const visits = createVisits({
    place: place(),
    consent: consent(),
    session,
    client: { sendVisit, sendDecision },
    surroundings,
    // Lazy: without consent nobody needs it.
    position: () => import('#site/visitor/visits/granted-position.ts').then(({ grantedPosition }) => grantedPosition()),
    isAdmin: () => localStore.get(names.adminLoggedIn) === 'true',
    isUncounted: isUncountedHost(window.location.hostname, trackingHosts),
    isVisible: document.visibilityState === 'visible',
    now: () => performance.now(),
  })

  const onVisibility = () => (document.visibilityState === 'visible' ? visits.show() : visits.hide())
  const onLeave = () => {
    visits.leave()
    session.leave()
  }
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) visits.show()
  }
  const stopAsking = consent().subscribe(() => {
    if (!consent().allows('analytics')) session.forget()
  })
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('pageshow', onReturn)
  return {
    ...visits,
    stop() {
      visits.stop()
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
