import { useSyncExternalStore } from 'react'
import { type Consent, type ConsentModule, createConsent, undecided } from '#site/visitor/consent.ts'

let shared: ConsentModule | undefined

/** This page's consent. Made when first asked for: the server, which renders as for a visitor who has not answered, never does. */
export function consent(): ConsentModule {
  if (!shared) {
    shared = createConsent()
    shared.follow()
  }
  return shared
}

/** What the visitor allows, kept true. Undecided until the page has been taken over, as the server rendered it. */
export function useConsent(): Consent {
  return useSyncExternalStore(
    (listener) => consent().subscribe(listener),
    () => consent().get(),
    () => undecided,
  )
}
