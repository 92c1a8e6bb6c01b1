import { languageOfCountry } from '#locales/country-languages.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'
import { fetchCountry } from '#site/client/location.ts'

let asked: Promise<Language> | undefined

/** The language of the visitor's country, asked for once a page life; English when nobody can say in time (D7, D8). */
export function visitorLanguage(): Promise<Language> {
  asked ??= fetchCountry().then((country) => (country ? languageOfCountry(country) : defaultLanguage))
  return asked
}
