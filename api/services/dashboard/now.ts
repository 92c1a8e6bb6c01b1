import type { NowAnswer } from '#api/contract/staff/analytics.ts'
import { nowMinutes } from '#api/contract/values/staff/analytics.ts'
import { languageOf } from '#api/services/dashboard/facts/page-language.ts'
import { withoutToldTwice } from '#api/services/dashboard/facts/told-twice.ts'
import { crawler } from '#api/services/visits/visit-traits.ts'
import type { SeenVisit } from '#api/store/dashboard/raw-days.ts'
import type { Stores } from '#api/store/stores.ts'
import { isLanguage } from '#locales/languages.ts'

const MINUTE = 60_000
const PAGES_SHOWN = 10

interface NowDependencies {
  stores: Pick<Stores, 'rawDays'>
  now: () => number
}

export type ReadNow = ReturnType<typeof createNow>

/** Who was here in the last half hour. */
export function createNow({ stores, now }: NowDependencies) {
  return async (): Promise<NowAnswer> => {
    const at = now()
    const from = at - nowMinutes.long * MINUTE + 1
    const rows = withoutToldTwice(await stores.rawDays.seen(from, at + 1), from)
    const people = rows.filter(({ device }) => device !== crawler)
    const recent = people.filter(({ receivedAt }) => receivedAt > at - nowMinutes.short * MINUTE)
    const pages = whereabouts(recent)
    return {
      at,
      short: countsOf(recent),
      long: countsOf(people),
      minutes: Array.from({ length: nowMinutes.long }, (_, index) => {
        const begin = at - (nowMinutes.long - index) * MINUTE
        const within = people.filter(({ receivedAt }) => receivedAt > begin && receivedAt <= begin + MINUTE)
        return { at: begin, ...countsOf(within) }
      }),
      pages: mostOf(pages)
        .slice(0, PAGES_SHOWN)
        .map(([page, count]) => ({ page, count })),
      languages: mostOf(pages.map(languageOf)).flatMap(([language, count]) =>
        isLanguage(language) ? [{ language, count }] : [],
      ),
    }
  }
}

const sessionOf = ({ allowsAnalytics, sessionId }: SeenVisit) => (allowsAnalytics ? sessionId : null)

function countsOf(rows: SeenVisit[]): { visitors: number; opened: number } {
  const sessions = new Set(rows.flatMap((row) => sessionOf(row) ?? []))
  const opened = rows.filter((row) => sessionOf(row) === null && !row.isExit)
  return { visitors: sessions.size, opened: opened.length }
}

/** The last page of each visitor, and each page that somebody else has opened. */
function whereabouts(rows: SeenVisit[]): string[] {
  const last = new Map<string, string>()
  const opened: string[] = []
  for (const row of rows) {
    const session = sessionOf(row)
    if (session !== null) last.set(session, row.page)
    else if (!row.isExit) opened.push(row.page)
  }
  return [...last.values(), ...opened]
}

function mostOf(words: string[]): [word: string, count: number][] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
}
