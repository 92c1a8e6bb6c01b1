import { describe, expect, it } from 'vitest'
import { readQuery } from '#api/services/search/search-vocabulary.ts'

const letters = 'etaoinshrdlumcpbgvf'

/** As many words as some three hundred posts have; the same ones each time. */
function manyWords(): Map<string, string> {
  const words = new Map<string, string>()
  let state = 7
  for (let number = 0; number < 10_000; number++) {
    let word = ''
    for (let place = 0; place < 4 + (number % 11); place++) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      word += letters[(state >> 8) % letters.length]
    }
    words.set(word, word)
  }
  return words
}

describe('a query of misspelt words', () => {
  const words = manyWords()
  const long = [...words.keys()].filter((word) => word.length > 12).slice(0, 12)
  const misspelt = long.map((word) => `${word.slice(0, 5)}q${word.slice(6)}`)

  it('finds the words that were meant', () => {
    expect(readQuery(misspelt.join(' '), 'en', words)).toEqual({ terms: long.map((word) => [word]), isWhole: true })
  })

  it('takes hardly longer than one of words that are known', () => {
    const quickest = (query: string) => {
      const times = Array.from({ length: 15 }, () => {
        const began = performance.now()
        readQuery(query, 'en', words)
        return performance.now() - began
      })
      return Math.min(...times)
    }
    expect(quickest(misspelt.join(' ')) / quickest(long.join(' '))).toBeLessThan(8)
  })
})
