import type { ConsentCategory } from '#api/contract/values/consent-choices.ts'

/** Every name that the site stores in a browser (specification 3). The cookie policy lists the same. */
export const names = {
  consent: 'consent',
  consentVersion: 'consent-version',
  headerSearch: 'header-search',
  contactDraft: 'contact-draft',
  applicationDraft: 'application-draft',
  scrollPositions: 'scroll-positions', // written by React Router
  language: 'i18nextLng',
  theme: 'theme',
  hasVisitedAbout: 'hasVisitedAbout',
  sessionId: 'session-id',
  sessionActive: 'browser-session-active',
  hasVisited: 'has-visited',
  lastSessionEnd: 'last-session-end',
  pushSubscribed: 'push-subscribed',
  pushLater: 'push-later',
  pushSettings: 'push-settings', // a cache of the service worker
  offlinePages: 'offline-pages', // another, whose name ends with a version
  recaptcha: '_grecaptcha', // written by Google's script
  adminLoggedIn: 'adminLoggedIn',
  adminSessionActive: 'adminSessionActive',
  currentUser: 'currentUser',
  postText: 'post-text', // its name goes on with the account, the post and the language
  issueText: 'issue-text', // with the account and the issue
  openingText: 'opening-text', // with the account and the opening
  answerText: 'answer-text', // with the account and the message
} as const

/** Removed when a category is declined; cookies by the beginnings of their names. Push removes its own. */
export const storedFor: Partial<Record<ConsentCategory, { names: readonly string[]; cookies?: readonly string[] }>> = {
  preferences: { names: [names.language, names.theme, names.hasVisitedAbout] },
  analytics: {
    names: [names.sessionId, names.sessionActive, names.hasVisited, names.lastSessionEnd],
    cookies: ['_ga', '_gid', '_gat'],
  },
  notifications: { names: [names.pushLater] },
  recaptcha: { names: [names.recaptcha] },
}
