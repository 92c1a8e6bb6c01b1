import { createContext } from 'react-router-dom'
import type { SiteClient } from '#api/contract/client.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'

/** The calls a loader or action may make: over HTTP in the browser, straight to the services on the server. */
export const clientContext = createContext<SiteClient>()

/** Switches the page's texts to a language. Resolves when they are there. The server has a renderer for each language, so there it does nothing. */
export const languageContext = createContext<(language: Language) => Promise<void>>()

/** The language on screen, which plain paths keep (D6). On the server those begin in the default one. */
export const shownLanguageContext = createContext<() => Language>(() => defaultLanguage)

/** On the server, why a request came to nothing, to be said on the page that is shown instead. */
export const failureContext = createContext<{ status: number; message: string } | null>(null)

declare module 'react-router-dom' {
  interface Future {
    v8_middleware: true
  }
}
