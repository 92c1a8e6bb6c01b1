import { defaultLanguage, type Language, languages } from '#locales/languages.ts'

/**
 * Which countries get which language (D7); all others get English. French and Spanish go where they are official, to
 * the overseas territories, and to those African countries where French is what offices and newspapers write.
 */
const countriesOf: Record<Language, string> = {
  en: '',
  sq: 'AL XK',
  de: 'DE AT CH LI',
  es: 'ES MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO PY CL AR UY GQ',
  it: 'IT SM VA',
  fr: `FR BE LU MC HT VU
    BJ BF BI CM CF TD KM CG CD CI DJ GA GN MG ML NE RW SN SC TG DZ MA TN MR MU
    GP MQ GF RE YT PM BL MF NC PF WF TF`,
}

const languageByCountry = new Map(
  languages.flatMap((language) => (countriesOf[language].match(/\w+/g) ?? []).map((code) => [code, language] as const)),
)

/** The language for visitors from a country, by its two-letter code in capitals (specification 4, D7). */
export function languageOfCountry(code: string): Language {
  return languageByCountry.get(code) ?? defaultLanguage
}
