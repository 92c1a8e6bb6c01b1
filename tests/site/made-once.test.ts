import { describe, expect, it } from 'vitest'
import { madeOnce } from '#ui/lib/made-once.ts'

describe('what is made once', () => {
  it('is made for each speaker of words, and the same thing from then on', () => {
    const english = () => 'Search'
    const german = () => 'Suchen'
    const asked: string[] = []
    const make = madeOnce((t: () => string) => {
      asked.push(t())
      return [t()]
    })
    expect([make(english), make(german)]).toEqual([['Search'], ['Suchen']])
    expect(make(english)).toBe(make(english))
    expect(asked).toEqual(['Search', 'Suchen'])
  })
})
