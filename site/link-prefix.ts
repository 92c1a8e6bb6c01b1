import { createContext, startTransition, useEffect, useState } from 'react'
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

/**
 * The language that links of this page lead to; undefined for plain paths (specification 2; D6). Links follow what is
 * chosen piece by piece: a list has a hundred of them, and none looks different.
 */
export function useLinkPrefix(): Language | undefined {
  const { pathname } = useLocation()
  const [followed, setFollowed] = useState<typeof chosen>()
  useEffect(() => {
    const follow = () => startTransition(() => setFollowed(chosen))
    if (chosen) follow()
    listeners.add(follow)
    return () => void listeners.delete(follow)
  }, [])
  return followed ? followed.prefix : prefixOf(pathname)
}
