import { useSyncExternalStore } from 'react'
import { type Consent, type ConsentModule, createConsent, undecided } from '#site/visitor/consent.ts'

let shared: ConsentModule | undefined

/** Lazy, because the server has no storage: it renders for a visitor who has not answered. */
export function consent(): ConsentModule {
  if (!shared) {
    shared = createConsent()
    shared.follow()
  }
  return shared
}

/** Undecided until hydration, as the server rendered it. */
export function useConsent(): Consent {
  return useSyncExternalStore(
    (listener) => consent().subscribe(listener),
    () => consent().get(),
    () => undecided,
  )
}
