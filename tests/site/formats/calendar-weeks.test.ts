import { describe, expect, it } from 'vitest'
import { monthOf, weeksOf } from '#ui/blocks/staff/desk/calendar-weeks.ts'

describe('the weeks of a month', () => {
  it.each([
    ['2026-11-20', '2026-10-26', '2026-12-06'],
    ['2026-02-28', '2026-01-26', '2026-03-01'],
    ['2024-02-29', '2024-01-29', '2024-03-03'],
    ['2021-02-01', '2021-02-01', '2021-02-28'],
    ['2026-12-31', '2026-11-30', '2027-01-03'],
  ])('of %s are from %s to %s', (day, first, last) => {
    const days = weeksOf(day).flat()
    expect([days[0], days.at(-1)]).toEqual([first, last])
    expect(new Set(days).size).toBe(days.length)
    expect(days).toEqual(days.toSorted())
  })

  it.each(['0000-01-01', '9999-12-31'])('are a few, whatever the year: %s', (day) => {
    const weeks = weeksOf(day)
    expect(weeks.length).toBeLessThanOrEqual(6)
    expect(weeks.flat().map(monthOf)).toContain(monthOf(day))
  })
})
