import { unknown } from '#api/contract/values/analytics-answer.ts'
import { channelOf } from '#api/services/dashboard/facts/channels.ts'
import { withCommonWords } from '#api/services/dashboard/facts/common-words.ts'
import {
  type Columns,
  type DayFacts,
  openedColumns,
  viewColumns,
  visitColumns,
} from '#api/services/dashboard/facts/day-facts.ts'
import { withoutToldTwice } from '#api/services/dashboard/facts/told-twice.ts'
import { crawler } from '#api/services/visits/visit-traits.ts'
import type { RawVisit } from '#api/store/dashboard/raw-days.ts'

const MINUTE = 60_000
const SILENCE = 30 * MINUTE // a visit ends with it
export const LONGEST_TIME = 3600 // seconds on a page that are counted
const MOST_WORDS = 65_536
/** Browsers name their own sessions, and thousands may name the same one: a visit that is full has ended, and another begins. */
const MOST_VIEWS = 1000

interface View {
  page: string
  at: number
  seconds: number
}

interface Visit {
  first: RawVisit
  country: string
  views: View[]
  lastOf?: Map<string, View> // by page, of more than one view
  endsAfter: number // of its last sign
  lastPage: string
}

/** Visits and views of a day, from what was received on it, in order. `ownHost` is no referrer. */
export function factsOfRows(rows: RawVisit[], dayStart: number, ownHost: string): DayFacts {
  const words = createWords()
  const hostIn = createHosts()
  const minuteOf = (at: number) => Math.floor((at - dayStart) / MINUTE)
  const sessions = new Map<string, Visit[]>()
  const opened: Record<(typeof openedColumns)[number], number>[] = []
  for (const row of withoutToldTwice(rows, dayStart)) {
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

  const visits = withCommonWords(
    [...sessions.values()].flatMap((own) =>
      own.map((visit, index) => ({ visit, index, own, traits: traitsOf(visit, hostIn, ownHost) })),
    ),
  )
  return {
    words: words.list,
    visits: columnsOf(visitColumns, visits, ({ visit, index, own, traits }) => ({
      views: visit.views.length,
      isFirst: Number(index === 0),
      isReturning: Number(own[0]?.first.isReturning ?? false),
      isQuiet: Number(visit.views.length === 1 && visit.views[0]?.seconds === 0),
      ...placesOf(traits, words.place),
    })),
    views: columnsOf(
      viewColumns,
      visits.flatMap(({ visit }) => visit.views),
      ({ page, at, seconds }) => ({
        page: words.place(page),
        minute: minuteOf(at),
        seconds: countedSeconds(seconds),
      }),
    ),
    opened: columnsOf(openedColumns, opened, (view) => view),
  }
}

/** A visit reports a page when it is opened, with no time yet, and again whenever it is left, with its time so far. */
function addRow(visits: Visit[], row: RawVisit): Visit[] {
  const ongoing = visits.at(-1)
  const { page, receivedAt: at, timeOnPage: seconds } = row
  const view = { page, at, seconds }
  const known = ongoing && lastViewOf(ongoing, page)
  const isSameAgain =
    seconds > 0 ? known && known.seconds <= seconds : known?.seconds === 0 && ongoing?.lastPage === page
  const isFull = ongoing?.views.length === MOST_VIEWS && !isSameAgain
  if (!ongoing || isFull || at - ongoing.endsAfter > SILENCE) {
    visits.push({ first: row, country: row.country, views: [view], endsAfter: at, lastPage: page })
    return visits
  }
  if (known && isSameAgain) known.seconds = seconds
  else {
    ongoing.views.push(view)
    ongoing.lastOf?.set(page, view)
  }
  if (ongoing.country === unknown) ongoing.country = row.country
  ongoing.endsAfter = at
  ongoing.lastPage = page
  return visits
}

/** Most visits have one view, and need no table of them. */
function lastViewOf(visit: Visit, page: string): View | undefined {
  const [first] = visit.views
  if (visit.views.length === 1) return first?.page === page ? first : undefined
  visit.lastOf ??= new Map(visit.views.map((view) => [view.page, view]))
  return visit.lastOf.get(page)
}

type Traits = ReturnType<typeof traitsOf>

function traitsOf({ first, country }: Visit, hostIn: (origin: string) => string, ownHost: string) {
  const named = hostIn(first.referrer)
  const referrer = named === ownHost ? '' : named
  const { source = '', medium = '', campaign = '' } = first.campaign ?? {}
  return {
    ...{ referrer, channel: channelOf(referrer, medium), source, medium, campaign },
    ...{ screen: first.screenResolution, timezone: first.timezone, country },
    ...{ device: first.device, browser: first.browser, system: first.system, asked: first.asked },
  }
}

function placesOf(traits: Traits, place: (word: string) => number): Record<keyof Traits, number> {
  const { referrer, channel, source, medium, campaign, screen, timezone, country, ...browser } = traits
  return {
    ...{ referrer: place(referrer), channel: place(channel) },
    ...{ source: place(source), medium: place(medium), campaign: place(campaign) },
    ...{ screen: place(screen), timezone: place(timezone), country: place(country) },
    ...{ device: place(browser.device), browser: place(browser.browser) },
    ...{ system: place(browser.system), asked: place(browser.asked) },
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

/** Row by row: objects for all of them at once would be work for the garbage collector. */
function columnsOf<Row, Name extends string>(
  names: readonly Name[],
  rows: readonly Row[],
  of: (row: Row) => Record<Name, number>,
): Columns<Name> {
  const columns = names.map((name) => [name, new Uint16Array(rows.length)] as const)
  for (const [place, row] of rows.entries()) {
    const numbers = of(row)
    for (const [name, column] of columns) column[place] = numbers[name]
  }
  return Object.fromEntries(columns) as Columns<Name>
}

/** Reading an address takes long, and many visits come from the same one. */
function createHosts() {
  const hosts = new Map<string, string>()
  return (origin: string): string => {
    const known = hosts.get(origin)
    if (known !== undefined) return known
    const host = hostOf(origin)
    hosts.set(origin, host)
    return host
  }
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
