import { createContext } from 'react'
import type { Language } from '#locales/languages.ts'

/** Fetches what the page at a path needs, ahead of a visit. On the server it does nothing. */
export const Prefetch = createContext<(path: string) => void>(() => {})

/** The language that links lead to; undefined for plain paths (specification 2; D6). */
export const LinkPrefix = createContext<Language | undefined>(undefined)
