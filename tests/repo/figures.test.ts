import { describe, expect, it } from 'vitest'
import { readSection, withChanges, writeResults } from '../bench/results-file.ts'
import { figureTable, formats, missedIn } from '../bench/section.ts'

const order = ['Speed', 'Size']

function speed(perSecond: number) {
  return figureTable('Speed', 'A wheel, turned by hand.', [
    {
      name: 'turns',
      value: perSecond,
      format: formats.perSecond,
      reference: { name: 'bare wheel', value: 2000 },
      bar: { of: 'ratio', atLeast: 0.8 },
    },
    { name: 'noise', value: 3, format: formats.ms, bar: { of: 'value', atMost: 5 } },
  ])
}

describe('a table of figures', () => {
  it('says beside each what its reference, its bar and the verdict are', () => {
    expect(speed(1500).rows).toEqual([
      ['turns', '1,500 /s', '2,000 /s (bare wheel)', '0.75 ×', '≥ 0.80 ×', '**missed**'],
      ['noise', '3 ms', '–', '–', '≤ 5 ms', 'met'],
    ])
    expect([missedIn(speed(1500)), missedIn(speed(1600))]).toEqual([1, 0])
  })

  it('is missed when it could not be measured', () => {
    expect(missedIn(speed(Number.NaN))).toBe(1)
  })
})

describe('the file of results', () => {
  it('is read back as it was written', () => {
    const { columns, rows } = speed(1500)
    expect(readSection(writeResults('', [speed(1500)], order), 'Speed')).toEqual({ columns, rows })
    expect(readSection('', 'Speed')).toBeUndefined()
  })

  it('keeps the sections that were not measured, in their order', () => {
    const size = { ...speed(1), name: 'Size' }
    const both = writeResults(writeResults('', [size], order), [speed(1500)], order)
    expect(both.match(/^## .*/gm)).toEqual(['## Speed', '## Size'])
    expect(readSection(both, 'Size')).toEqual(readSection(writeResults('', [size], order), 'Size'))
  })

  it('shows by how much figures have changed, but not bars', () => {
    const before = readSection(writeResults('', [speed(1500)], order), 'Speed')
    expect(withChanges(speed(1800), before).rows).toEqual([
      ['turns', '1,800 /s (+20 %)', '2,000 /s (bare wheel) (=)', '0.90 × (+20 %)', '≥ 0.80 ×', 'met'],
      ['noise', '3 ms (=)', '–', '–', '≤ 5 ms', 'met'],
    ])
    expect(withChanges(speed(1800), undefined)).toEqual(speed(1800))
  })
})
