import type { IssueClock } from '#api/contract/values/staff/issues.ts'
import { type Language, languages } from '#locales/languages.ts'
import { dayKey } from '#locales/staff-formats.ts'
import { timeOf } from '#locales/zoned-time.ts'

/** Where most readers of a language live. */
const zones: Record<Language, string> = {
  en: 'Europe/London',
  sq: 'Europe/Tirane',
  de: 'Europe/Berlin',
  es: 'Europe/Madrid',
  it: 'Europe/Rome',
  fr: 'Europe/Paris',
}

const MORNING = '09:00'

/** Nine in the morning of a day such as `2026-12-01`, where a language lives. */
export function morningOf(day: string, language: Language): number | undefined {
  return timeOf(`${day}T${MORNING}`, zones[language])
}

/** When an issue that leaves in the morning leaves first. */
export function firstMorning(day: string): number | undefined {
  const mornings = languages.flatMap((language) => morningOf(day, language) ?? [])
  return mornings.length > 0 ? Math.min(...mornings) : undefined
}

/** When the mails of a language leave, of an issue whose first ones leave at `goesAt`. */
export function goesAtIn(language: Language, { goesAt, clock }: { goesAt: number; clock: IssueClock | null }): number {
  if (clock !== 'morning') return goesAt
  // All of these zones have the same day at nine in the morning of any of them.
  return Math.max(goesAt, morningOf(dayKey(goesAt, zones.sq), language) ?? goesAt)
}

/** Names of the IANA list only: Intl also knows offsets, which know no summer. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
