import { createContext, use, useSyncExternalStore } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'

export const Prefetch = createContext<(path: string) => void>(() => {})

/** The language that links lead to; undefined for plain paths (specification 2; D6). */
type Prefix = Language | undefined

/** What links need: one object for good, because a context that changes has React hydrate all that lies below it first. */
export interface Links {
  prefix: ReturnType<typeof createPrefixStore>
  prefetch: (path: string) => void
  navigate: NavigateFunction
}

export function createPrefixStore(first: Prefix) {
  const listeners = new Set<() => void>()
  let prefix = first
  return {
    get: () => prefix,
    getFirst: () => first, // as in the server's HTML
    set(next: Prefix) {
      prefix = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const LinksContext = createContext<Links>({
  prefix: createPrefixStore(undefined),
  prefetch: () => {},
  navigate: () => {},
})

export function useLinkPrefix(): Prefix {
  const { prefix } = use(LinksContext)
  return useSyncExternalStore(prefix.subscribe, prefix.get, prefix.getFirst)
}
