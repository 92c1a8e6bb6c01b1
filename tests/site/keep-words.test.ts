import { describe, expect, it, vi } from 'vitest'
import { createServerTexts } from '#site/render/server-texts.ts'

/** The server's English, and a note of each text that is worked out. */
function createTexts() {
  const texts = createServerTexts()('en')
  return { texts, working: vi.spyOn(texts, 't') }
}

describe('the server’s words', () => {
  it('are worked out once', () => {
    const { texts, working } = createTexts()
    const said = [1, 2, 3].map(() => texts.getFixedT('en', 'site-header')('search'))
    expect(said).toEqual(Array(3).fill('Search'))
    expect(working).toHaveBeenCalledTimes(1)
  })

  it('belong to their file', () => {
    const { texts } = createTexts()
    const titles = [
      texts.getFixedT('en', 'about')('head.title'),
      texts.getFixedT('en', 'contact')('head.title'),
      texts.getFixedT('en', 'about')('head.title'),
    ]
    expect(titles[0]).toBe(titles[2])
    expect(titles[0]).not.toBe(titles[1])
  })

  it('differ by the values they are filled with', () => {
    const { texts, working } = createTexts()
    const t = texts.getFixedT('en', 'home')
    const count = (number: number) => t('reviews.count', { number, total: 3 })
    expect([count(1), count(2), count(1)]).toEqual(['1 of 3', '2 of 3', '1 of 3'])
    expect(working).toHaveBeenCalledTimes(2)
  })

  it('may be a whole list', () => {
    const { texts, working } = createTexts()
    const questions = () => Object.keys(texts.getFixedT('en', 'faq')('items', { returnObjects: true }))
    expect(questions()).toEqual(questions())
    expect(questions()).not.toEqual([])
    expect(working).toHaveBeenCalledTimes(1)
  })

  it('are forgotten before what visitors search for fills the memory', () => {
    const { texts, working } = createTexts()
    const t = texts.getFixedT('en', 'home')
    for (let number = 0; number <= 2000; number++) t('reviews.count', { number, total: 0 })
    working.mockClear()
    expect(t('reviews.count', { number: 0, total: 0 })).toBe('0 of 0')
    expect(working).toHaveBeenCalledTimes(1)
  })
})
