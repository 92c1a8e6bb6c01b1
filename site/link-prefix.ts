import { createContext, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'
import { prefixOf } from '#site/addresses.ts'

/** Fetches what the page at a path needs, ahead of a visit. On the server it does nothing. */
export const Prefetch = createContext<(path: string) => void>(() => {})

const listeners = new Set<() => void>()
let chosen: { prefix: Language | undefined } | undefined

/** Said by the page once it is taken over. No context, because a new one would have to reach parts that are not (late-part.tsx). */
export function setLinkPrefix(prefix: Language | undefined): void {
  if (chosen?.prefix === prefix && chosen) return
  chosen = { prefix }
  for (const listener of listeners) listener()
}

/** The language that links of this page lead to; undefined for plain paths (specification 2; D6). */
export function useLinkPrefix(): Language | undefined {
  const { pathname } = useLocation()
  const asRendered = () => prefixOf(pathname)
  return useSyncExternalStore(subscribe, () => (chosen ? chosen.prefix : asRendered()), asRendered)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
