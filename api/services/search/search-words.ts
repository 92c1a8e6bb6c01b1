import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { Language } from '#locales/languages.ts'

/** Longest word that is looked at; what is longer is no word. */
const LONGEST = 40

/** A word of a text, as it is compared, and where it stands. */
export interface FoundWord {
  /** Without capitals and accents. */
  word: string
  stem: string
  start: number
  end: number
}

/** Without capitals, accents and ligatures: `Ë` is `e`, `ß` is `ss`, `œ` is `oe`; in German also `ae` is `ä`. */
export function fold(text: string, language: Language): string {
  const lower = text.toLowerCase()
  const plain = /^[a-z0-9]*$/.test(lower) ? lower : withoutMarks(lower)
  return language === 'de' ? plain.replace(/([aou])e/g, '$1') : plain
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae')
}

/** The stem of a folded word: forms of one word share it. */
export function stemOf(word: string, language: Language): string {
  return word.length < 4 || /\d/.test(word) ? word : stemmers[language](word)
}

/** Every word of a text, in order. An elided article (`l’accueil`, `dell'arte`) is no part of its word. */
export function wordsIn(text: string, language: Language): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap((match) => {
    const word = fold(match[0], language)
    if (word.length === 0 || word.length > LONGEST) return []
    return [{ word, stem: stemOf(word, language), start: match.index, end: match.index + match[0].length }]
  })
}

/** What a search index keeps of a text. */
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

/** Endings of number, case and definiteness, the longest first; nobody publishes a stemmer for Albanian. */
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
