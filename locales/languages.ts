/** The six languages of the site (specification 1). The first is the default. */
export const languages = ['en', 'sq', 'de', 'es', 'it', 'fr'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** Each language's name for itself: a visitor who cannot read the page must still find their own. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  sq: 'Shqip',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  fr: 'Français',
}

/** Open Graph locales (specification 9, page meta). */
export const openGraphLocales: Record<Language, string> = {
  en: 'en_GB',
  sq: 'sq_AL',
  de: 'de_DE',
  es: 'es_ES',
  it: 'it_IT',
  fr: 'fr_FR',
}

const known: ReadonlySet<unknown> = new Set(languages)

export function isLanguage(value: unknown): value is Language {
  return known.has(value)
}
