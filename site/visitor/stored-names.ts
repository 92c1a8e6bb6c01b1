import type { ConsentCategory } from '#api/contract/values/consent-choices.ts'

/** Every name the site uses in a visitor's browser (specification 3). The cookie policy lists the same ones. */
export const names = {
  consent: 'consent',
  consentVersion: 'consent-version',
  headerSearch: 'header-search',
  /** Written by React Router: where each page of this tab was left, for the way back. */
  scrollPositions: 'scroll-positions',
  language: 'i18nextLng',
  theme: 'theme',
  hasVisitedAbout: 'hasVisitedAbout',
  sessionId: 'session-id',
  sessionActive: 'browser-session-active',
  hasVisited: 'has-visited',
  lastSessionEnd: 'last-session-end',
  pushSubscribed: 'push-subscribed',
  pushLater: 'push-later',
  /** Caches: one of a few words for the service worker, one of pages, whose name goes on with a version. */
  pushSettings: 'push-settings',
  offlinePages: 'offline-pages',
  /** Written by Google's script. */
  recaptcha: '_grecaptcha',
  adminLoggedIn: 'adminLoggedIn',
  adminSessionActive: 'adminSessionActive',
  currentUser: 'currentUser',
} as const

/**
 * What goes when a category is declined: names in storage, and the beginnings of the names of cookies. That notifications are
 * on is forgotten by their own code, once they have ended.
 */
export const storedFor: Partial<Record<ConsentCategory, { names: readonly string[]; cookies?: readonly string[] }>> = {
  preferences: { names: [names.language, names.theme, names.hasVisitedAbout] },
  analytics: {
    names: [names.sessionId, names.sessionActive, names.hasVisited, names.lastSessionEnd],
    cookies: ['_ga', '_gid', '_gat'],
  },
  notifications: { names: [names.pushLater] },
  recaptcha: { names: [names.recaptcha] },
}
