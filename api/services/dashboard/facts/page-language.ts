import { unknown } from '#api/contract/values/analytics-answer.ts'
import { isLanguage } from '#locales/languages.ts'

/** A page says its language in its address; 'Unknown' for what was not found. */
export function languageOf(page: string): string {
  // Asked for every word of a day.
  if (page.charCodeAt(0) !== SLASH || page.charCodeAt(3) !== SLASH) return unknown
  const first = page.slice(1, 3)
  return isLanguage(first) ? first : unknown
}

const SLASH = 47
