import type { StoredOpeningTexts } from '#api/store/careers/openings.ts'
import { type Language, languages } from '#locales/languages.ts'

/** The languages that it is written in, in the site's order. */
export function writtenLanguages(texts: StoredOpeningTexts): Language[] {
  return languages.filter((language) => texts[language] !== undefined)
}

/** In that language if it is written in it, otherwise in the first that it is written in. */
export function titleIn(
  texts: StoredOpeningTexts,
  wanted: Language,
): { title: string; language: Language } | undefined {
  const language = texts[wanted] ? wanted : writtenLanguages(texts)[0]
  const found = language && texts[language]
  return language && found && { title: found.title, language }
}
