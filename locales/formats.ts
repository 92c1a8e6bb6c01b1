import type { Language } from '#locales/languages.ts'

/** Chromium brings no Albanian dates and numbers, Node and Firefox do. What they write is written here for who lacks it. */
const albanianMonths = [
  'janar',
  'shkurt',
  'mars',
  'prill',
  'maj',
  'qershor',
  'korrik',
  'gusht',
  'shtator',
  'tetor',
  'nëntor',
  'dhjetor',
]
/** Groups and decimals as in Albanian: `1234`, `12 345,6`. */
const likeAlbanian = 'pl'

const hasDates = (language: string) => Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
const hasNumbers = (language: string) => Intl.NumberFormat.supportedLocalesOf(language).length > 0

interface DateOptions {
  /** As in Intl; the browser's own if left out. */
  timeZone?: string | undefined
  /** Hours, minutes, seconds and time zone as well. */
  hasTime?: boolean
}

/** A long date in a language, the same on the server and in every browser: `21. November 2026`. */
export function formatDate(date: Date, language: string, { timeZone, hasTime = false }: DateOptions = {}): string {
  const time = hasTime ? ({ timeStyle: 'long' } as const) : {}
  if (language !== 'sq' || hasDates(language))
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...time, timeZone }).format(date)
  const parts = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone })
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.formatToParts(date).find((found) => found.type === type)?.value)
  const written = `${part('day')} ${albanianMonths[part('month') - 1]} ${part('year')}`
  return hasTime ? `${written}, ${new Intl.DateTimeFormat('en-GB', { ...time, timeZone }).format(date)}` : written
}

/** The locale to give to Intl for numbers of a language. */
export function numberLocale(language: string): string {
  return language === ('sq' satisfies Language) && !hasNumbers(language) ? likeAlbanian : language
}
