import type { ReactNode } from 'react'

/**
 * Keeps what is made of words alone, once for each language, by the function that speaks it: the server makes it for the
 * first visitor only, and React passes over an element that it has met before.
 */
export function madeOnce<Words extends WeakKey>(make: (t: Words) => ReactNode): (t: Words) => ReactNode {
  const made = new WeakMap<Words, ReactNode>()
  return (t) => {
    const known = made.get(t)
    if (known !== undefined) return known
    const fresh = make(t)
    made.set(t, fresh)
    return fresh
  }
}
