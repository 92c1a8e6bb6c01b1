import { unknown } from '#api/contract/values/analytics-answer.ts'
import { isLanguage } from '#locales/languages.ts'

/** A page says its language in its address; 'Unknown' for what was not found. */
export function languageOf(page: string): string {
  const first = page.split('/')[1] ?? ''
  return isLanguage(first) ? first : unknown
}
