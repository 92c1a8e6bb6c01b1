import type { Language } from '#locales/languages.ts'

/** Words a minute (IReST: https://doi.org/10.1167/iovs.11-8284). Albanian was not measured and has the mean. */
const wordsPerMinute: Record<Language, number> = { en: 228, sq: 184, de: 179, es: 218, it: 188, fr: 195 }

const defaultMinutes = 5 // specification 3

/** Minutes; `words` as from `renderMarkdown`. */
export function readTime(words: string, language: Language): number {
  const count = countWords(words, language)
  return count === 0 ? defaultMinutes : Math.max(1, Math.round(count / wordsPerMinute[language]))
}

export function countWords(words: string, language: Language): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(words)) {
    if (isWordLike) count += 1
  }
  return count
}
