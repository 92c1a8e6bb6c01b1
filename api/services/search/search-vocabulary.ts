import { stemOf, wordsIn } from '#api/services/search/search-words.ts'
import type { Language } from '#locales/languages.ts'

const MOST_WORDS = 12 // words of a query that count
const MOST_STEMS = 40 // stems per word

export type Vocabulary = ReadonlyMap<string, string>

export interface ReadQuery {
  terms: string[][] // for each word the stems that it may stand for; a hit has to match all
  isWhole: boolean // whether every word matches something
}

/** Misspelt words are corrected to words of `corrections`. */
export function readQuery(
  query: string,
  language: Language,
  vocabulary: Vocabulary,
  corrections = vocabulary,
): ReadQuery {
  const asked = new Map(wordsIn(query, language).map((found) => [found.stem, found.word]))
  const terms: string[][] = []
  let isWhole = true
  for (const word of [...asked.values()].slice(0, MOST_WORDS)) {
    const stems = stemsFor(word, language, vocabulary, corrections)
    if (stems.length > 0) terms.push(stems)
    // Ignore one or two unknown letters: another language's article, or what an apostrophe cut off.
    else if (word.length > 2) isWhole = false
  }
  return { terms, isWhole }
}

function stemsFor(word: string, language: Language, vocabulary: Vocabulary, corrections: Vocabulary): string[] {
  const stem = stemOf(word, language)
  const stems = new Set<string>()
  for (const [known, knownStem] of vocabulary) {
    if (knownStem === stem || (word.length > 2 && known.startsWith(word)) || isPart(word, known, language))
      stems.add(knownStem)
    if (stems.size === MOST_STEMS) break
  }
  return stems.size > 0 ? [...stems] : nearest(word, corrections)
}

/** German compounds: `Cookiebanner` has to match `Banner`. */
function isPart(word: string, known: string, language: Language): boolean {
  return language === 'de' && word.length > 3 && known.includes(word)
}

/** Spelling correction: distance one for short words, two for long ones, none below four letters. */
function nearest(word: string, vocabulary: Vocabulary): string[] {
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  let best = most
  let stems = new Set<string>()
  if (most === 0) return []
  for (const [known, stem] of vocabulary) {
    if (Math.abs(known.length - word.length) > best || known.length < 3) continue
    if (lacksMore(known, word, best)) continue
    const distance = distanceBetween(word, known, best)
    if (distance > best) continue
    if (distance < best) stems = new Set()
    best = distance
    stems.add(stem)
  }
  return [...stems].slice(0, MOST_STEMS)
}

/** Each letter that `known` lacks is a mistake: ten times as fast as counting all of them, which a search of twelve words is worth. */
function lacksMore(known: string, word: string, most: number): boolean {
  let lacking = 0
  for (const letter of word) if (!known.includes(letter) && ++lacking > most) return true
  return false
}

/** Damerau–Levenshtein distance; stops above `most`. */
export function distanceBetween(one: string, other: string, most: number): number {
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
