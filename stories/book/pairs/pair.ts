import type { ReactNode } from 'react'

export interface Example {
  /** Why it is right, or what is wrong with it. */
  says: string
  picture: ReactNode
}

/** A component used as it is meant, and as it is not. */
export interface Pair {
  good: Example
  bad: Example
}

/** Pairs by the file of the component, such as `ui/primitives/button.tsx`. */
export type Pairs = Record<string, Pair>
