import { createContext } from 'react-router-dom'
import type { SiteClient } from '#api/contract/client.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'

/** Over HTTP in the browser, straight to the services on the server. */
export const clientContext = createContext<SiteClient>()

/** Resolves when the texts are loaded. The server has an i18next for each language, so there it does nothing. */
export const languageContext = createContext<(language: Language, signal?: AbortSignal) => Promise<void>>()

/** The language on screen, which plain paths keep (D6). On the server they begin in the default one. */
export const shownLanguageContext = createContext<() => Language>(() => defaultLanguage)

export const failureContext = createContext<{ status: number; message: string } | null>(null)

declare module 'react-router-dom' {
  interface Future {
    v8_middleware: true
  }
}
