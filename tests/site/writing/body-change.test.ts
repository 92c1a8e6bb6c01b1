import { describe, expect, it } from 'vitest'
import { changedBody } from '#api/services/post-desk/changed-body.ts'
import { bodyChange } from '#site/staff/writing/body-change.ts'
import { createRandom } from '../../support/data/random.ts'

const long = 'A window lets light in. '.repeat(2000)

function changed(before: string, after: string): string | undefined {
  const change = bodyChange(before, after)
  return change && changedBody(before, change)
}

describe('what is sent of a long text', () => {
  it('is what changed, and gives the whole text on the server', () => {
    const after = `${long.slice(0, 30_000)}And a draught.${long.slice(30_000)}`
    const change = bodyChange(long, after)
    expect(change?.put.length).toBeLessThan(20)
    expect(changed(long, after)).toBe(after)
    expect(changed(after, long)).toBe(long)
  })

  it('is the whole where it is short, begun, or another one', () => {
    expect(bodyChange('A window.', 'A door.')).toBeUndefined()
    expect(bodyChange('', long)).toBeUndefined()
    expect(bodyChange(long, 'x'.repeat(long.length))).toBeUndefined()
  })

  it('parts no character, whatever is put in, taken out or put in place of something', () => {
    const random = createRandom()
    const signs = ['😀', '😁', '🐀', 'a', 'ü', ' ', '\n']
    const piece = () => Array.from({ length: random.between(0, 5) }, () => signs[random.between(0, 6)]).join('')
    for (let round = 0; round < 2000; round++) {
      const [front, back] = [piece(), piece()]
      const [before, after] = [`${long}${front}${piece()}${back}${long}`, `${long}${front}${piece()}${back}${long}`]
      const told = `seed ${random.seed}, round ${round}`
      expect(bodyChange(before, after)?.put.isWellFormed(), told).toBe(true)
      expect(changed(before, after), told).toBe(after)
    }
  })

  it('is refused where the server has another text', () => {
    const change = bodyChange(long, `${long}And a draught.`)
    expect(change && (() => changedBody('A door.', change))).toThrow('conflict')
    expect(change && (() => changedBody(`${long} `, change))).toThrow('conflict')
    expect(change && (() => changedBody(long.replace('light', 'wind.'), change))).toThrow('conflict')
  })
})
