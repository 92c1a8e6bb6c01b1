import { createContext } from 'react'

/** Called with a language that the visitor has chosen by hand. The same function for good, so that no part hydrates for it. */
export const ChooseLanguage = createContext<(language: string) => void>(() => {})
