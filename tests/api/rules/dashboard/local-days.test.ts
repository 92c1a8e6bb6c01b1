import { describe, expect, it } from 'vitest'
import { createLocalDays, dayOfIso, isoOf } from '#api/services/visits/local-days.ts'

const HOUR = 3_600_000
const hoursOf = (zone: string, iso: string) => {
  const days = createLocalDays(zone)
  const day = dayOfIso(iso)
  return (days.startOf(day + 1) - days.startOf(day)) / HOUR
}

describe('a day of a time zone', () => {
  it.each([
    ['Europe/Tirane', '2026-03-29', 23],
    ['Europe/Tirane', '2026-10-25', 25],
    ['Europe/Tirane', '2026-11-20', 24],
    ['America/New_York', '2026-03-08', 23],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Asia/Kathmandu', '2026-06-01', 24],
    ['Asia/Beirut', '2026-03-29', 23], // its clocks change at midnight
    ['UTC', '2026-03-29', 24],
  ])('of %s on %s has as many hours as there', (zone, iso, hours) => {
    expect(hoursOf(zone, iso)).toBe(hours)
  })

  it.each([
    ['2026-10-24T21:59:59.999Z', '2026-10-24'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
  ])('has %s on %s', (time, iso) => {
    const days = createLocalDays('Europe/Tirane')
    expect(isoOf(days.dayOf(Date.parse(time)))).toBe(iso)
  })

  it.each(['Europe/Tirane', 'Asia/Beirut', 'Pacific/Auckland', 'America/Sao_Paulo'])(
    'of %s has every moment of years once, as its calendar says',
    (zone) => {
      const days = createLocalDays(zone)
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
      for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2027, 0, 1); time += 5.25 * HOUR)
        expect(isoOf(days.dayOf(time))).toBe(format.format(time))
    },
  )
})
