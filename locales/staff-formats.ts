import { formatNumber, writeDate } from '#locales/formats.ts'

/** What is now, and where: staff screens say times of day. */
export interface StaffClock {
  /** Milliseconds, as in `Date.now()`. */
  now: number
  timeZone: string
}

const HOUR = 3_600_000

/** Not every browser has Albanian, and the server's page has to say the same as the browser's. */
const albanian = {
  months: 'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'.split(' '),
  monthsShort: 'jan shk mar pri maj qer korr gush sht tet nën dhj'.split(' '),
  days: ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë'],
  daysShort: 'Die Hën Mar Mër Enj Pre Sht'.split(' '),
  near: new Map([
    [-1, 'dje'],
    [0, 'sot'],
    [1, 'nesër'],
  ]),
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // Staff write 9 November and 14:30 in English.
  const locale = language === 'en' || language === 'sq' ? 'en-GB' : language
  const name = locale + JSON.stringify(options)
  const made = formats.get(name) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(name, made)
  return made
}

/** `09:14`, the same in every language. */
export function formatTime(at: number, timeZone: string): string {
  return format('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at)
}

/** `2026-11-09`: the day that it is there. */
export function dayKey(at: number, timeZone: string): string {
  const parts = format('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Noon of a day key, for which every format takes the time zone UTC. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}

/** How many days `at` lies after today: -1 is yesterday. */
export function daysFromNow(at: number, { now, timeZone }: StaffClock): number {
  return Math.round((noonOf(dayKey(at, timeZone)) - noonOf(dayKey(now, timeZone))) / (24 * HOUR))
}

interface DayOptions {
  weekday?: 'long' | 'short'
  /** `long` if left out. */
  month?: 'long' | 'short'
}

/** `Monday 9 November`; with the year where it is not this one. */
export function formatDay(
  at: number,
  language: string,
  { now, timeZone }: StaffClock,
  { weekday, month = 'long' }: DayOptions = {},
): string {
  const day = dayKey(at, timeZone)
  const isOtherYear = day.slice(0, 4) !== dayKey(now, timeZone).slice(0, 4)
  if (language === 'sq') {
    const date = new Date(noonOf(day))
    const names = month === 'long' ? albanian.months : albanian.monthsShort
    const written = [date.getUTCDate(), names[date.getUTCMonth()], ...(isOtherYear ? [date.getUTCFullYear()] : [])]
    return [...(weekday ? [formatWeekday(day, language, weekday)] : []), written.join(' ')].join(', ')
  }
  const year = isOtherYear ? ({ year: 'numeric' } as const) : {}
  const options = { day: 'numeric', month, ...(weekday && { weekday }), ...year, timeZone } as const
  return writeDate(format(language, options), at, language)
}

/** `Mon` or `Monday`, of a day key. */
export function formatWeekday(day: string, language: string, weekday: 'long' | 'short'): string {
  if (language === 'sq') {
    const names = weekday === 'long' ? albanian.days : albanian.daysShort
    return names[new Date(noonOf(day)).getUTCDay()] ?? ''
  }
  return format(language, { weekday, timeZone: 'UTC' }).format(noonOf(day))
}

/** `November` or `Nov`, of a day key; with the year where it is not this one. */
export function formatMonth(
  day: string,
  language: string,
  { now, timeZone }: StaffClock,
  month: 'long' | 'short' = 'long',
): string {
  const year = day.slice(0, 4) === dayKey(now, timeZone).slice(0, 4) ? undefined : day.slice(0, 4)
  const names = month === 'long' ? albanian.months : albanian.monthsShort
  const written =
    language === 'sq'
      ? names[Number(day.slice(5, 7)) - 1]
      : format(language, { month, timeZone: 'UTC' }).format(noonOf(day))
  return [written, year].filter(Boolean).join(' ')
}

/** `today`, `yesterday`, `tomorrow`; nothing for other days. */
function nearDay(days: number, language: string): string | undefined {
  if (Math.abs(days) > 1) return undefined
  if (language === 'sq') return albanian.near.get(days)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
}

/** `today 09:16`, `yesterday 21:12`, `Friday 17:58`, and beyond six days `6 November`. */
export function formatWhen(at: number, language: string, clock: StaffClock): string {
  const days = daysFromNow(at, clock)
  if (Math.abs(days) > 6) return formatDay(at, language, clock)
  const day = nearDay(days, language) ?? formatWeekday(dayKey(at, clock.timeZone), language, 'long')
  return `${day} ${formatTime(at, clock.timeZone)}`
}

/** `3 h 12 min`, from six hours on `7 h`. Both signs are the same in all six languages. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  return hours < 6 && minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`
}

/** `+28 %`: a change as staff read it, with its sign. */
export function formatChange(share: number, language: string): string {
  return formatNumber(share, language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
}

/** “English, Shqip and Deutsch”. Chromium knows no Albanian lists, Node does. */
export function formatList(parts: readonly string[], language: string): string {
  if (Intl.ListFormat.supportedLocalesOf(language).length > 0)
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
  const [last = '', ...before] = parts.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} dhe ${last}`
}
