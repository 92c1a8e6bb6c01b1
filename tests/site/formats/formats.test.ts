import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDate, formatNumber, numberLocale } from '#locales/formats.ts'
import { languages } from '#locales/languages.ts'
import { formatDay, formatList } from '#locales/staff-formats.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A browser that has no Albanian, as Chromium. */
function withoutAlbanian(): void {
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
  vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValue([])
}

describe('Albanian dates and numbers', () => {
  it.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 5, 12))))(
    'read the same with and without the browser’s help: %s',
    (date) => {
      const withHelp = formatDate(date, 'sq', { timeZone: 'UTC' })
      withoutAlbanian()
      expect(formatDate(date, 'sq', { timeZone: 'UTC' })).toBe(withHelp)
    },
  )

  it('follow the time zone', () => {
    withoutAlbanian()
    expect(formatDate(new Date('2026-12-31T23:30:00Z'), 'sq', { timeZone: 'Europe/Tirane' })).toBe('1 janar 2027')
  })

  it.each([7, 1234, 12_345.6, 1_234_567])('write %d the same', (number) => {
    const withHelp = new Intl.NumberFormat('sq').format(number)
    withoutAlbanian()
    expect(new Intl.NumberFormat(numberLocale('sq')).format(number)).toBe(withHelp)
  })
})

describe('the other languages', () => {
  it('are left to Intl', () => {
    const date = new Date('2026-11-21T12:00:00Z')
    expect(languages.map((language) => formatDate(date, language, { timeZone: 'UTC' }))).toEqual([
      '21 November 2026',
      '21 nëntor 2026',
      '21. November 2026',
      '21 de noviembre de 2026',
      '21 novembre 2026',
      '21 novembre 2026',
    ])
  })
})

describe('the first of a month', () => {
  const written = (language: string) => formatDate(new Date('2026-11-01T12:00:00Z'), language, { timeZone: 'UTC' })

  it('is an ordinal in French, with a time of day as well', () => {
    expect(written('fr')).toBe('1er novembre 2026')
    const options = { timeZone: 'UTC', hasTime: true }
    expect(formatDate(new Date('2026-11-01T12:00:00Z'), 'fr', options)).toMatch(/^1er novembre 2026/)
  })

  it('is an ordinal on the staff’s screens', () => {
    const first = Date.parse('2026-11-01T12:00:00Z')
    expect(formatDay(first, 'fr', { now: first, timeZone: 'UTC' }, { weekday: 'long' })).toBe('dimanche 1er novembre')
  })

  it('is a plain number elsewhere, as is the eleventh in French', () => {
    expect(written('es')).toBe('1 de noviembre de 2026')
    expect(formatDate(new Date('2026-11-11T12:00:00Z'), 'fr', { timeZone: 'UTC' })).toBe('11 novembre 2026')
  })
})

describe('dates and numbers of a list', () => {
  it('are all written by the same objects', () => {
    const write = () => [
      formatDate(new Date('2026-11-21T12:00:00Z'), 'de', { timeZone: 'UTC' }),
      formatNumber(12_345.6, 'de'),
      formatNumber(7, 'de', { minimumIntegerDigits: 2 }),
    ]
    expect(write()).toEqual(['21. November 2026', '12.345,6', '07'])
    const makers = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')]
    expect(write()).toEqual(['21. November 2026', '12.345,6', '07'])
    for (const maker of makers) expect(maker).not.toHaveBeenCalled()
  })
})

describe('lists', () => {
  it('end as their language does, in Albanian also where the browser does not know it', () => {
    const panes = ['English', 'Shqip', 'Deutsch']
    expect(formatList(panes, 'de')).toBe('English, Shqip und Deutsch')
    const known = formatList(panes, 'sq')
    const without = vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([])
    expect(formatList(panes, 'sq')).toBe(known)
    expect(formatList(['Shqip'], 'sq')).toBe('Shqip')
    without.mockRestore()
  })
})
