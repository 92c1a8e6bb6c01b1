import { describe, expect, it } from 'vitest'
import { formatCsv, parseCsv } from '#api/services/newsletter/csv.ts'
import { createRandom } from '../../support/data/random.ts'

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    [' =1+1', "' =1+1"],
    ['Mozilla;=HYPERLINK(A1)', "Mozilla;'=HYPERLINK(A1)"],
    ['Mozilla/5.0 (X11; Linux) + more', 'Mozilla/5.0 (X11; Linux) + more'],
    ['a; @SUM(A1)', "a;' @SUM(A1)"],
    ['a;"=1"', `"a;'""=1"""`],
    ["o'neil", "o'neil"],
  ])('is nothing that a spreadsheet runs, whichever sign it takes for the end of a cell: %j', (text, written) => {
    expect(formatCsv([[text]])).toBe(`${written}\r\n`)
  })

  it('comes back as it was', () => {
    const random = createRandom(7)
    const signs = ['=', "'", '"', ';', '\t', '\r', '\n', ' ', 'a', '+', ',', '-', '＝', '@']
    for (let round = 0; round < 5000; round++) {
      const text = Array.from({ length: random.between(1, 8) }, () => signs[random.between(0, signs.length - 1)]).join(
        '',
      )
      expect(parseCsv(formatCsv([[text, 'end']]))).toEqual([[text, 'end']])
    }
  })
})
