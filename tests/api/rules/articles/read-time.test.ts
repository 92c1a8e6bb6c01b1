import { expect, it } from 'vitest'
import { countWords, readTime } from '#api/services/posts/read-time.ts'
import { languages } from '#locales/languages.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

it.each([
  ['en', 5],
  ['sq', 6],
  ['de', 6],
  ['es', 5],
  ['it', 6],
  ['fr', 6],
] as const)('1,100 words in %s take %i minutes', (language, minutes) => {
  expect(readTime(words(1100), language)).toBe(minutes)
})

it.each(languages)('in %s a few words take a minute, and none the five that a post without a text has', (language) => {
  expect(readTime('Two words', language)).toBe(1)
  expect(readTime('', language)).toBe(5)
  expect(readTime(' … ! ', language)).toBe(5)
})

it('counts words as the language divides them, without signs', () => {
  expect(countWords('Don’t stop: 3.5 metres – “now”!', 'en')).toBe(5)
  expect(countWords('« Qu’est-ce que c’est ? »', 'fr')).toBeGreaterThanOrEqual(4)
})
