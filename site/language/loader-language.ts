import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'
import { prefixOf } from '#site/address/addresses.ts'
import { shownLanguageContext } from '#site/context/context.ts'

/** The prefix of the address, or on a plain path the language on screen (D6). */
export function loaderLanguage({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Language {
  return prefixOf(new URL(request.url).pathname) ?? context.get(shownLanguageContext)()
}
