import { localStore } from '#site/browser/storage.ts'
import { names } from '#site/browser/stored-names.ts'

declare global {
  interface Window {
    /** Set by the document's inline loader when the visitor was faster than this module. */
    hasStirred?: boolean
  }
}

const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** What lies below the first view may be taken over from now on: something is going to be asked of it. */
export let stir = () => {}

/** Resolves with the first sign of a visitor: a movement, a scroll, a key. Who only looks needs no more of the application. */
export const stirred = new Promise<void>((resolve) => {
  stir = resolve
  if (import.meta.env.SSR) return
  if (window.hasStirred || window.scrollY > 0) resolve()
  // The switch for notifications is in the footer: where they are on, each load looks whether they still work.
  if (localStore.get(names.pushSubscribed) !== null) resolve()
  for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true })
})
