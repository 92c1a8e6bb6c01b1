import { describe, expect, it } from 'vitest'
import { createVocabulary, readQuery } from '#api/services/search/search-vocabulary.ts'
import { wordsIn } from '#api/services/search/search-words.ts'

const letters = 'eeeeeeennnnniiiiitttttsssrrrraaaooodhlucmgpbfvw' // as often as they are in words
const common = 'eintsra'

let state = 7

/** The same one each time. */
function madeUp(of: string, length: number): string {
  let word = ''
  for (let place = 0; place < length; place++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    word += of[(state >> 8) % of.length]
  }
  return word
}

describe('a query of misspelt words', () => {
  // As many as some six hundred posts have.
  const words = Array.from({ length: 30_000 }, (_, number) => madeUp(letters, 4 + (number % 11)))
  const vocabulary = createVocabulary(new Map(words.map((word) => [word, word])))
  const long = words.filter((word) => word.length > 12).slice(0, 12)
  const misspelt = long.map((word) => `${word.slice(0, 5)}q${word.slice(6)}`)

  it('finds the words that were meant', () => {
    expect(readQuery(misspelt.join(' '), 'en', vocabulary)).toEqual(long.map((word) => [word]))
  })

  it('finds no words where one is near to nothing', () => {
    expect(readQuery(`${long[0]} ${'q'.repeat(12)} ${long[1]}`, 'en', vocabulary)).toBeUndefined()
  })

  it('takes hardly longer than a look at each known word, also of the commonest letters', () => {
    const asked = Array.from({ length: 12 }, () => madeUp(common, 11))
    const timed = (work: () => unknown) => {
      const began = performance.now()
      work()
      return performance.now() - began
    }
    // In turn, so that a busy machine slows both.
    const times = Array.from({ length: 40 }, () => ({
      corrected: timed(() => asked.map((word) => readQuery(word, 'en', vocabulary))),
      looked: timed(() => asked.map((word) => words.filter((known) => known.includes(word)))),
    }))
    const quickest = (of: 'corrected' | 'looked') => Math.min(...times.map((time) => time[of]))
    expect(quickest('corrected') / quickest('looked')).toBeLessThan(7)
  })
})

// Their order is made by comparing each with each: tens of thousands would take seconds.
it('a letter under hundreds of marks is no word', () => {
  const found = (marks: number) => wordsIn(`one a${'\u0301\u0323'.repeat(marks)} two`, 'en').map(({ word }) => word)
  expect(found(10)).toEqual(['one', 'a', 'two'])
  expect(found(30_000)).toEqual(['one', 'two'])
})
