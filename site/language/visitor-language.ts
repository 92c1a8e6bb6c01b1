import { defaultLanguage, type Language } from '#locales/languages.ts'

let asked: Promise<Language> | undefined

/** By country, asked for once a page life; English when no answer comes in time (D7, D8). */
export function visitorLanguage(): Promise<Language> {
  asked ??= askForCountry().catch(() => defaultLanguage)
  return asked
}

/** Lazy: few visitors are asked about. */
async function askForCountry(): Promise<Language> {
  const [{ languageOfCountry }, { fetchCountry }] = await Promise.all([
    import('#locales/country-languages.ts'),
    import('#site/client/location.ts'),
  ])
  const country = await fetchCountry()
  return country ? languageOfCountry(country) : defaultLanguage
}
