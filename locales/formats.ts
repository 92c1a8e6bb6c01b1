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

/** English is British here: `21 November 2026`. */
const dates = kept(
  (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === ('en' satisfies Language) ? 'en-GB' : language, options),
)
const numbers = kept((language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options))

/** One of a kind each: making one takes as long as writing dozens, and a list of posts needs two in every card. */
function kept<Options, Format>(make: (language: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (language: string, options: Options): Format => {
    const name = language + JSON.stringify(options)
    const known = formats.get(name)
    if (known) return known
    const format = make(language, options)
    formats.set(name, format)
    return format
  }
}

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
    return writeDate(dates(language, { dateStyle: 'long', ...time, timeZone }), date, language)
  const parts = dates('en', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone })
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.formatToParts(date).find((found) => found.type === type)?.value)
  const written = `${part('day')} ${albanianMonths[part('month') - 1]} ${part('year')}`
  return hasTime ? `${written}, ${dates('en-GB', { ...time, timeZone }).format(date)}` : written
}

/** French counts the first of a month and no other day, which Intl does not know: `1er novembre`. */
export function writeDate(format: Intl.DateTimeFormat, at: Date | number, language: string): string {
  if (language !== ('fr' satisfies Language)) return format.format(at)
  const parts = format.formatToParts(at)
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('')
}

/** A number as people of that language write it: `12 345,6`. */
export function formatNumber(value: number, language: string, options: Intl.NumberFormatOptions = {}): string {
  return numbers(numberLocale(language), options).format(value)
}

/** The locale to give to Intl for numbers of a language. */
export function numberLocale(language: string): string {
  return language === ('sq' satisfies Language) && !hasNumbers(language) ? likeAlbanian : language
}
