import type { GrowthAnswer } from '#api/contract/staff/subscribers.ts'
import { UNCONFIRMED_TIME } from '#api/services/newsletter/newsletter-links.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const DAY = 24 * 3_600_000
const MONTHS = 12

interface GrowthDependencies {
  stores: Pick<Stores, 'subscriberList'>
  now: () => number
}

/**
 * Counted from the subscribers that there are. What it cannot know: who has left or was deleted is missing in earlier
 * months too, with their language, because only a hash and a date stay of them (D14). What an import says of earlier
 * months counts there.
 */
export function createGrowth({ stores: { subscriberList }, now }: GrowthDependencies) {
  return async (): Promise<GrowthAnswer> => {
    const at = now()
    const since = monthsAfter(at, -1)
    // The beginnings of twelve months, the end of the last, and a month ago.
    const first = monthsAfter(startOfMonth(at), 1 - MONTHS)
    const bounds = Array.from({ length: MONTHS + 1 }, (_, month) => monthsAfter(first, month))
    const times = [...bounds, since]
    const listed = await subscriberList.listedBefore(times)
    const left = await subscriberList.leftBefore(times)
    const before = (place: number) => byLanguage((language) => listed.get(language)?.[place] ?? 0)
    const joined = (from: number, to: number) =>
      byLanguage((language) => (listed.get(language)?.[to] ?? 0) - (listed.get(language)?.[from] ?? 0))
    const leftIn = (from: number, to: number) => (left[to] ?? 0) - (left[from] ?? 0)
    return {
      at,
      listed: before(MONTHS),
      since,
      joined: joined(MONTHS + 1, MONTHS),
      left: leftIn(MONTHS + 1, MONTHS),
      unconfirmed: await subscriberList.countOn('unconfirmed'),
      forgottenAfter: UNCONFIRMED_TIME / DAY,
      months: bounds.slice(0, MONTHS).map((start, month) => ({
        month: new Date(start).toISOString().slice(0, 7),
        listed: before(month + 1),
        joined: joined(month, month + 1),
        left: leftIn(month, month + 1),
      })),
    }
  }
}

function startOfMonth(time: number): number {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}

function byLanguage(countOf: (language: Language) => number): Record<Language, number> {
  return {
    en: countOf('en'),
    sq: countOf('sq'),
    de: countOf('de'),
    es: countOf('es'),
    it: countOf('it'),
    fr: countOf('fr'),
  }
}
