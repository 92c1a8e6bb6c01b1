import type { Language } from '#locales/languages.ts'
import { minutesToRead } from '#locales/read-time.ts'

/** Minutes; `words` as from `renderMarkdown`. */
export const readTime = (words: string, language: Language): number =>
  minutesToRead(countWords(words, language), language)

export function countWords(words: string, language: Language): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(words)) {
    if (isWordLike) count += 1
  }
  return count
}
