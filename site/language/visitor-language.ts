import { defaultLanguage, type Language } from '#locales/languages.ts'

let asked: Promise<Language> | undefined

/** The language of the visitor's country, asked for once a page life; English when nobody can say in time (D7, D8). */
export function visitorLanguage(): Promise<Language> {
  asked ??= askForCountry().catch(() => defaultLanguage)
  return asked
}

/** Few visitors are asked about, so the list of countries and the call are fetched for them alone. */
async function askForCountry(): Promise<Language> {
  const [{ languageOfCountry }, { fetchCountry }] = await Promise.all([
    import('#locales/country-languages.ts'),
    import('#site/client/location.ts'),
  ])
  const country = await fetchCountry()
  return country ? languageOfCountry(country) : defaultLanguage
}
