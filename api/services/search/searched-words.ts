import { fold, wordsIn } from '#api/services/search/search-words.ts'

const MOST_TERMS = 10 // of a search; others say no more

/** All words of what somebody has written, folded, each once. In whatever language it is: `Mueller` is also `muller`, as `Müller` is. */
export function searchedWords(...texts: string[]): string {
  const words = wordsIn(texts.join(' '), 'en').map(({ word }) => word)
  return [...new Set(words.flatMap((word) => [word, fold(word, 'de')]))].join(' ')
}

/** What is looked for: each term in the ways it may be written. */
export function searchTerms(text: string): string[][] {
  const words = [...new Set(wordsIn(text, 'en').map(({ word }) => word))]
  return words.slice(0, MOST_TERMS).map((word) => [...new Set([word, fold(word, 'de')])])
}
