import { createContext } from 'react'
import type { Language } from '#locales/languages.ts'

export const Prefetch = createContext<(path: string) => void>(() => {})

/** The language that links lead to; undefined for plain paths (specification 2; D6). */
export const LinkPrefix = createContext<Language | undefined>(undefined)
