import { unknown } from '#api/contract/values/analytics-answer.ts'
import { channelOf } from '#api/services/dashboard/facts/channels.ts'
import {
  type Columns,
  type DayFacts,
  openedColumns,
  viewColumns,
  visitColumns,
} from '#api/services/dashboard/facts/day-facts.ts'
import { crawler } from '#api/services/visits/visit-traits.ts'
import type { RawVisit } from '#api/store/dashboard/raw-days.ts'

const MINUTE = 60_000
const SILENCE = 30 * MINUTE // a visit ends with it
export const LONGEST_TIME = 3600 // seconds on a page that are counted
const MOST_WORDS = 65_536

interface View {
  page: string
  at: number
  seconds: number
}

interface Visit {
  first: RawVisit
  country: string
  views: View[]
  endsAfter: number // of its last sign
  lastPage: string
}

/** Visits and views of a day, from what was received on it, in order. `ownHost` is no referrer. */
export function factsOfRows(rows: RawVisit[], dayStart: number, ownHost: string): DayFacts {
  const words = createWords()
  const minuteOf = (at: number) => Math.floor((at - dayStart) / MINUTE)
  const sessions = new Map<string, Visit[]>()
  const opened: Record<(typeof openedColumns)[number], number>[] = []
  for (const row of rows) {
    if (row.allowsAnalytics && row.sessionId !== null) {
      const visits = sessions.get(row.sessionId)
      if (visits) addRow(visits, row)
      else sessions.set(row.sessionId, addRow([], row))
    } else if (!row.isExit) {
      // Of no session: whoever opens a page says so once.
      const isCrawler = Number(row.device === crawler)
      opened.push({ page: words.place(row.page), minute: minuteOf(row.receivedAt), isCrawler })
    }
  }

  const visits = [...sessions.values()].flatMap((own) => own.map((visit, index) => ({ visit, index, own })))
  return {
    words: words.list,
    visits: columnsOf(
      visitColumns,
      visits.map(({ visit, index, own }) => ({
        views: visit.views.length,
        isFirst: Number(index === 0),
        isReturning: Number(own[0]?.first.isReturning ?? false),
        isQuiet: Number(visit.views.length === 1 && visit.views[0]?.seconds === 0),
        ...traitsOf(visit, ownHost, words.place),
      })),
    ),
    views: columnsOf(
      viewColumns,
      visits.flatMap(({ visit }) =>
        visit.views.map(({ page, at, seconds }) => ({
          page: words.place(page),
          minute: minuteOf(at),
          seconds: countedSeconds(seconds),
        })),
      ),
    ),
    opened: columnsOf(openedColumns, opened),
  }
}

/** A visit reports a page when it is opened, with no time yet, and again whenever it is left, with its time so far. */
function addRow(visits: Visit[], row: RawVisit): Visit[] {
  const ongoing = visits.at(-1)
  const { page, receivedAt: at, timeOnPage: seconds } = row
  if (!ongoing || at - ongoing.endsAfter > SILENCE) {
    visits.push({ first: row, country: row.country, views: [{ page, at, seconds }], endsAfter: at, lastPage: page })
    return visits
  }
  const known = ongoing.views.findLast((view) => view.page === page)
  const isSameAgain =
    seconds > 0 ? known && known.seconds <= seconds : known?.seconds === 0 && ongoing.lastPage === page
  if (known && isSameAgain) known.seconds = seconds
  else ongoing.views.push({ page, at, seconds })
  if (ongoing.country === unknown) ongoing.country = row.country
  ongoing.endsAfter = at
  ongoing.lastPage = page
  return visits
}

function traitsOf({ first, country }: Visit, ownHost: string, place: (word: string) => number) {
  const named = hostOf(first.referrer)
  const referrer = named === ownHost ? '' : named
  const { source = '', medium = '', campaign = '' } = first.campaign ?? {}
  return {
    referrer: place(referrer),
    channel: place(channelOf(referrer, medium)),
    source: place(source),
    medium: place(medium),
    campaign: place(campaign),
    screen: place(first.screenResolution),
    timezone: place(first.timezone),
    country: place(country),
    device: place(first.device),
    browser: place(first.browser),
    system: place(first.system),
    asked: place(first.asked),
  }
}

/** 'Unknown' for what was no web address. */
export function hostOf(origin: string): string {
  if (origin === '' || origin === unknown) return origin
  return URL.canParse(origin) ? new URL(origin).host.replace(/^www\./, '') : unknown
}

/** Exact for two minutes, then in steps of 5 and of 30 seconds: a median needs no more, and sums stay short. */
export function countedSeconds(seconds: number): number {
  const counted = Math.min(seconds, LONGEST_TIME)
  const step = counted < 120 ? 1 : counted < 600 ? 5 : 30
  return Math.floor(counted / step) * step
}

function columnsOf<Name extends string>(names: readonly Name[], rows: Record<Name, number>[]): Columns<Name> {
  return Object.fromEntries(names.map((name) => [name, Uint16Array.from(rows, (row) => row[name])])) as Columns<Name>
}

/** A day with more words than places has an unknown one instead. */
function createWords() {
  const list = [unknown as string]
  const places = new Map<string, number>([[unknown, 0]])
  return {
    list,
    place(word: string): number {
      const known = places.get(word)
      if (known !== undefined) return known
      if (list.length >= MOST_WORDS) return 0
      places.set(word, list.length)
      return list.push(word) - 1
    },
  }
}
