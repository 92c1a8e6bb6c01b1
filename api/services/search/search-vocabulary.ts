import { stemOf, wordsIn } from '#api/services/search/search-words.ts'
import type { Language } from '#locales/languages.ts'

export const MOST_WORDS = 12 // words of a query that count
const MOST_STEMS = 40 // stems per word

/** Laid out so that a search of twelve misspelt words stays cheap with 100,000 known ones. */
export interface Vocabulary {
  all: string // every word between line breaks: the engine’s own search through it is faster than a loop
  stemOfWord: ReadonlyMap<string, string>
  stems: ReadonlySet<string>
  ofLength: ReadonlyMap<number, ({ word: string; stem: string } & Letters)[]>
}

/** Of words with their stems. */
export function createVocabulary(stemOfWord: ReadonlyMap<string, string>): Vocabulary {
  return {
    all: `\n${[...stemOfWord.keys()].join('\n')}\n`,
    stemOfWord,
    stems: new Set(stemOfWord.values()),
    ofLength: Map.groupBy(
      Array.from(stemOfWord, ([word, stem]) => ({ word, stem, ...lettersOf(word) })),
      ({ word }) => word.length,
    ),
  }
}

/**
 * For each word the stems that it may stand for: a hit has to match all words. Undefined when one matches nothing.
 * Misspelt words are corrected to words of `corrections`.
 */
export function readQuery(
  query: string,
  language: Language,
  vocabulary: Vocabulary,
  corrections = vocabulary,
): string[][] | undefined {
  const asked = new Map(wordsIn(query, language).map((found) => [found.stem, found.word]))
  const terms: string[][] = []
  for (const word of [...asked.values()].slice(0, MOST_WORDS)) {
    const stems = stemsFor(word, language, vocabulary, corrections)
    if (stems.length > 0) terms.push(stems)
    // Ignore one or two unknown letters: another language's article, or what an apostrophe cut off.
    else if (word.length > 2) return undefined
  }
  return terms
}

function stemsFor(word: string, language: Language, vocabulary: Vocabulary, corrections: Vocabulary): string[] {
  const stem = stemOf(word, language)
  const stems = new Set(vocabulary.stems.has(stem) ? [stem] : [])
  for (const known of wordsWith(word, language, vocabulary)) {
    if (stems.size === MOST_STEMS) break
    stems.add(vocabulary.stemOfWord.get(known) ?? known)
  }
  return stems.size > 0 ? [...stems] : nearest(word, corrections)
}

/** Those that begin with it. German compounds have it anywhere: `Cookiebanner` has to match `Banner`. */
function* wordsWith(word: string, language: Language, { all }: Vocabulary): Generator<string> {
  if (word.length < 3) return
  const part = language === 'de' && word.length > 3 ? word : `\n${word}`
  let end = 0
  for (let at = all.indexOf(part); at !== -1; at = all.indexOf(part, end)) {
    end = all.indexOf('\n', at + 1)
    yield all.slice(all.lastIndexOf('\n', at) + 1, end)
  }
}

/** Spelling correction: distance one for short words, two for long ones, none below four letters. */
function nearest(word: string, { ofLength }: Vocabulary): string[] {
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  let best = most
  let stems = new Set<string>()
  if (most === 0) return []
  const own = lettersOf(word)
  for (let length = Math.max(3, word.length - most); length <= word.length + most; length++) {
    for (const known of ofLength.get(length) ?? []) {
      if (lacksMore(known, own, best) || lacksMore(own, known, best)) continue
      const distance = distanceBetween(word, known.word, best)
      if (distance > best) continue
      if (distance < best) stems = new Set()
      best = distance
      stems.add(known.stem)
    }
  }
  return [...stems].slice(0, MOST_STEMS)
}

/** Two sets of bits: letters, and those that come again. Of what is not a to z, some share a bit. */
interface Letters {
  once: number
  again: number
}

function lettersOf(word: string): Letters {
  let once = 0
  let again = 0
  for (const letter of word) {
    const bit = 1 << (letter.charCodeAt(0) % 32)
    again |= once & bit
    once |= bit
  }
  return { once, again }
}

/** Each letter that the other lacks is a mistake: far faster than counting all of them. */
function lacksMore(other: Letters, one: Letters, most: number): boolean {
  let left = most
  for (let bits = one.once & ~other.once; bits !== 0; bits &= bits - 1) if (--left < 0) return true
  for (let bits = one.again & ~other.again; bits !== 0; bits &= bits - 1) if (--left < 0) return true
  return false
}

/** Damerau–Levenshtein distance; stops above `most`. */
function distanceBetween(one: string, other: string, most: number): number {
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + Number(!isSame),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = previous
    previous = current
  }
  return previous[other.length] ?? most + 1
}
