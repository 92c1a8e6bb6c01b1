import type { ConsentRecord } from '#api/contract/consent.ts'
import {
  type ConsentCategory,
  type ConsentChoices,
  type ConsentDecision,
  consentCategories,
  consentVersion,
} from '#api/contract/values/consent-choices.ts'
import { isConsentRecord } from '#site/visitor/is-consent-record.ts'
import { randomId } from '#site/visitor/random-id.ts'
import { removeCookies } from '#site/visitor/remove-cookies.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names, storedFor } from '#site/visitor/stored-names.ts'

/** The type says it too: an undecided consent that allows something does not compile. */
export interface UndecidedConsent {
  isDecided: false
  allows: Readonly<Record<ConsentCategory, false>>
  record?: undefined
}

export interface DecidedConsent {
  isDecided: true
  allows: Readonly<ConsentChoices> // all false while the choice could not be stored (D12)
  record: ConsentRecord
}

export type Consent = UndecidedConsent | DecidedConsent

/** Dispatched on `window` after a decision in this tab (specification 4). */
export const consentEvent = 'cookieConsent'

export interface Decision {
  decision: ConsentDecision
  record: ConsentRecord
}

declare global {
  interface WindowEventMap {
    [consentEvent]: CustomEvent<Decision>
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

const nothing = {
  preferences: false,
  analytics: false,
  marketing: false,
  newsletter: false,
  notifications: false,
  recaptcha: false,
} as const satisfies Record<ConsentCategory, false>

export const undecided: UndecidedConsent = { isDecided: false, allows: nothing }

/** The one place that knows what the visitor allows; everything optional asks it (specification 4; D11–D13). */
export function createConsent() {
  const listeners = new Set<() => void>()
  let current = read()
  // A choice that storage refuses holds for the life of the page (D12).
  let isKeptInMemory = false
  forgetDeclined(current)

  function change(next: Consent): void {
    if (JSON.stringify(next) === JSON.stringify(current)) return
    current = next
    forgetDeclined(next)
    for (const listener of listeners) listener()
  }

  return {
    get: (): Consent => current,

    allows: (category: ConsentCategory): boolean => current.allows[category] === true,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    decide(decision: ConsentDecision, choices: ConsentChoices): void {
      const record: ConsentRecord = {
        essential: true,
        ...choices,
        timestamp: new Date().toISOString(),
        version: consentVersion,
        receipt: randomId(),
        decision,
      }
      const isStored =
        localStore.set(names.consent, JSON.stringify(record)) && localStore.set(names.consentVersion, consentVersion)
      isKeptInMemory = !isStored
      // What was chosen before holds no longer, also not for the next page.
      if (!isStored) localStore.remove(names.consent)
      change({ isDecided: true, record, allows: isStored ? choicesOf(record) : nothing })
      window.dispatchEvent(new CustomEvent(consentEvent, { detail: { decision, record } }))
    },

    /** Follows other tabs, and changes while the page was in the back/forward cache. */
    follow(): () => void {
      const reread = () => {
        if (!isKeptInMemory) change(read())
      }
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === names.consent || key === names.consentVersion) change(read())
      }
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', reread)
      // A page from the cache becomes visible before `pageshow`; captured, so that it is known before visits are told.
      window.addEventListener('visibilitychange', reread, true)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', reread)
        window.removeEventListener('visibilitychange', reread, true)
      }
    },
  }
}

export type ConsentModule = ReturnType<typeof createConsent>

export function allCategories(isOn: boolean): ConsentChoices {
  return { ...nothing, ...Object.fromEntries(consentCategories.map((category) => [category, isOn])) }
}

/** With Global Privacy Control everything optional starts off, and the panel says so (D11). */
export function hasPrivacySignal(): boolean {
  return window.navigator.globalPrivacyControl === true
}

/** Anything but a whole record of this version counts as no consent (D12). */
function read(): Consent {
  if (localStore.get(names.consentVersion) !== consentVersion) return undecided
  try {
    const record: unknown = JSON.parse(localStore.get(names.consent) ?? 'null')
    return isConsentRecord(record) ? { isDecided: true, record, allows: choicesOf(record) } : undecided
  } catch {
    return undecided
  }
}

export function choicesOf(record: ConsentRecord): ConsentChoices {
  const { preferences, analytics, marketing, newsletter, notifications, recaptcha } = record
  return { preferences, analytics, marketing, newsletter, notifications, recaptcha }
}

function forgetDeclined({ isDecided, allows }: Consent): void {
  if (!isDecided) return
  for (const category of consentCategories) {
    const stored = allows[category] ? undefined : storedFor[category]
    for (const name of stored?.names ?? []) localStore.remove(name)
    if (stored?.cookies) removeCookies(stored.cookies)
  }
}
