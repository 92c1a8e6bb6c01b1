import type { Language } from '#locales/languages.ts'

/** Words a minute (IReST: https://doi.org/10.1167/iovs.11-8284). Albanian was not measured and has the mean. */
const wordsPerMinute: Record<Language, number> = { en: 228, sq: 184, de: 179, es: 218, it: 188, fr: 195 }

const defaultMinutes = 5 // specification 3

/** Minutes for a number of words. */
export function minutesToRead(words: number, language: Language): number {
  return words === 0 ? defaultMinutes : Math.max(1, Math.round(words / wordsPerMinute[language]))
}
