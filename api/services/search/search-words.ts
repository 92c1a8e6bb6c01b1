import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { Language } from '#locales/languages.ts'

const LONGEST = 40 // longer words are ignored
/** Of a word with its marks: `normalize` compares each mark of a run with each other. */
const LONGEST_MARKED = 10 * LONGEST

export interface FoundWord {
  word: string
  stem: string
  start: number
  end: number
}

/** Removes case, accents and ligatures: `Ë` is `e`, `ß` is `ss`, `œ` is `oe`; in German also `ae` is `ä`. */
export function fold(text: string, language: Language): string {
  const lower = text.toLowerCase()
  const plain = /^[a-z0-9]*$/.test(lower) ? lower : withoutMarks(lower)
  return language === 'de' ? plain.replace(/([aou])e/g, '$1') : plain
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae')
}

export function stemOf(word: string, language: Language): string {
  return word.length < 4 || /\d/.test(word) ? word : stemmers[language](word)
}

/** Words in order. Elided articles (`l’accueil`, `dell'arte`) are left out. */
export function wordsIn(text: string, language: Language): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap((match) => {
    if (match[0].length > LONGEST_MARKED) return []
    const word = fold(match[0], language)
    if (word.length === 0 || word.length > LONGEST) return []
    return [{ word, stem: stemOf(word, language), start: match.index, end: match.index + match[0].length }]
  })
}

export function stemsIn(text: string, language: Language): string {
  return wordsIn(text, language)
    .map(({ stem }) => stem)
    .join(' ')
}

const stemmers: Record<Language, (word: string) => string> = {
  en: english,
  sq: albanian,
  de: german,
  es: spanish,
  it: italian,
  fr: french,
}

/** Suffixes of number, case and definiteness, longest first; no stemmer for Albanian is published. */
const albanianEndings = /(?:ndet|eve|ave|ive|uar|sit|et|es|en|ve|at|it|in|ut|un|te|as|je|a|e|i|u|n|t|s)$/

function albanian(word: string): string {
  const stem = withoutEnd(word, albanianEndings)
  // `muzeu` is `muze` with an article, and `muze` loses its own vowel.
  return withoutEnd(stem, /[aeiou]$/)
}

function withoutEnd(word: string, end: RegExp): string {
  const stem = word.replace(end, '')
  return stem.length < 3 ? word : stem
}
