import type { AnalyticsFilter, AnalyticsPanel } from '#api/contract/values/staff/analytics.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import { channelOf } from '#api/services/dashboard/facts/channels.ts'

/**
 * The dashboard's figures, counted once more from all raw rows with nothing but arrays: as decision 0026 words them, and
 * with none of the code that answers requests but the list of hosts.
 */

const MINUTE = 60_000
const HALF_HOUR = 30 * MINUTE
const ZONE = 'Europe/Tirane'

type Row = Awaited<ReturnType<typeof rowsIn>>[number]

const rowsIn = ({ db }: OpenDatabase) => db.selectFrom('visits').selectAll().execute()

interface View {
  page: string
  at: number
  seconds: number
}

interface Visit {
  rows: Row[]
  views: View[]
  day: string
  visitor: string
  isReturning: boolean
}

export interface Asked {
  days: string[] // 2026-11-20
  filters: Partial<Record<AnalyticsFilter, string>>
  /** Minutes of the last day that count. */
  minutes?: number
}

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE })
const known = new Map<number, string>()

export function dayOf(time: number): string {
  const minute = Math.floor(time / MINUTE)
  const day = known.get(minute) ?? format.format(minute * MINUTE)
  known.set(minute, day)
  return day
}

/** Minute by minute, so that no arithmetic of time zones is trusted. */
export function midnightBefore(time: number): number {
  let at = Math.floor(time / MINUTE) * MINUTE
  while (dayOf(at - MINUTE) === dayOf(time)) at -= MINUTE
  return at
}

export async function recount(database: OpenDatabase, { days, filters, minutes }: Asked) {
  const all = (await rowsIn(database)).map((row) => ({ ...row, received_at: Number(row.received_at) }))
  const rows = toldOnce(
    all
      .filter((row) => days.includes(dayOf(row.received_at)))
      .toSorted((one, other) => one.received_at - other.received_at || (one.id < other.id ? -1 : 1)),
  )
  const last = days.at(-1)
  const end = minutes === undefined ? undefined : lastMoment(rows, last ?? '', minutes)
  const isWithin = (at: number) => end === undefined || dayOf(at) !== last || at < end
  const isPage = (page: string) =>
    (filters.page === undefined || page === filters.page) &&
    (filters.in === undefined || languageOf(page) === filters.in)

  const visits = visitsOf(rows.filter((row) => row.allows_analytics === 1 && row.session_id !== null))
    .filter((visit) => isWanted(visit, filters))
    .map((visit) => ({ ...visit, matching: visit.views.filter(({ page, at }) => isPage(page) && isWithin(at)) }))
    .filter(({ matching }) => matching.length > 0)
  const isQuiet = ({ views }: Visit) => views.length === 1 && views[0]?.seconds === 0
  const isCrawler = ({ rows: [first] }: Visit) => first?.device === 'crawler'
  const people = visits.filter((visit) => !isCrawler(visit) && !isQuiet(visit))

  const knowsMore = Object.keys(filters).some((name) => !['page', 'in', 'consent'].includes(name))
  const opened = rows.filter(
    (row) =>
      !(row.allows_analytics === 1 && row.session_id !== null) &&
      row.is_exit === 0 &&
      isPage(row.page) &&
      isWithin(row.received_at) &&
      !knowsMore &&
      filters.consent !== 'yes',
  )
  const openedByPeople = opened.filter(({ device }) => device !== 'crawler')
  const crawled = [
    ...opened.filter(({ device }) => device === 'crawler').map((row) => ({ at: row.received_at })),
    ...visits.filter(isCrawler).flatMap(({ matching }) => matching),
  ]

  function figures(from: string[]) {
    const firsts = firstVisits(people)
    const visitors = firsts.filter(({ matching }) => from.includes(dayOf(matching[0]?.at ?? 0)))
    const own = people.filter(({ matching }) => from.includes(dayOf(matching[0]?.at ?? 0)))
    const views = people.flatMap(({ matching }) => matching).filter(({ at }) => from.includes(dayOf(at)))
    const others = openedByPeople.filter((row) => from.includes(dayOf(row.received_at)))
    const times = views
      .map(({ seconds }) => coarse(seconds))
      .filter((seconds) => seconds > 0)
      .toSorted((one, other) => one - other)
    return {
      visitors: visitors.length,
      visits: own.length,
      views: views.length + others.length,
      timeOnPage: times[Math.ceil(times.length / 2) - 1] ?? null,
      exitShare: own.length > 0 ? own.filter((visit) => visit.views.length === 1).length / own.length : null,
      returningShare:
        visitors.length > 0 ? visitors.filter(({ isReturning }) => isReturning).length / visitors.length : null,
      agreed: views.length,
      crawlers: crawled.filter(({ at }) => from.includes(dayOf(at))).length,
      quiet: visits.filter(
        (visit) => !isCrawler(visit) && isQuiet(visit) && from.includes(dayOf(visit.matching[0]?.at ?? 0)),
      ).length,
    }
  }

  /** By key: visitors, visits and views. */
  function panel(name: AnalyticsPanel): Record<string, [number, number, number]> {
    const told = people.flatMap((visit) =>
      visit.matching.map((view) => ({ visit, key: keyOf(name, visit, view.page) })),
    )
    const keys = new Set([
      ...told.map(({ key }) => key),
      ...(name === 'pages' ? openedByPeople.map(({ page }) => page) : []),
      ...(name === 'languages' ? openedByPeople.map(({ page }) => languageOf(page)) : []),
    ])
    return Object.fromEntries(
      [...keys]
        .filter((key) => key !== '' || !['sources', 'mediums', 'campaigns'].includes(name))
        .map((key) => {
          const own = told.filter((one) => one.key === key)
          const others = openedByPeople.filter(
            ({ page }) => (name === 'pages' && page === key) || (name === 'languages' && languageOf(page) === key),
          )
          const visitorsOf = new Set(own.map(({ visit }) => visit.visitor))
          return [key, [visitorsOf.size, new Set(own.map(({ visit }) => visit)).size, own.length + others.length]]
        }),
    )
  }

  const views = people.flatMap(({ matching }) => matching)
  return {
    figures: figures(days),
    ofDay: (day: string) => figures([day]),
    panel,
    pairs: countOf(people.map((visit) => `${languageOf(visit.views[0]?.page ?? '')} ${visit.rows[0]?.asked}`)),
    /** Of these pages: how many views have a time, and of how many it is at least so many seconds. */
    reading(pages: string[], enough: number) {
      const timed = views.filter(({ page, seconds }) => pages.includes(page) && seconds > 0)
      return { timed: timed.length, read: timed.filter(({ seconds }) => coarse(seconds) >= enough).length }
    },
  }
}

/** Whoever agrees on a page has told it before, of no session: one of the views of that page within half an hour is theirs. */
function toldOnce<Kind extends Row & { received_at: number }>(rows: Kind[]): Kind[] {
  const isAgreed = (row: Row) => row.allows_analytics === 1 && row.session_id !== null
  const left = new Set(rows)
  const known = new Set<string>()
  for (const [index, row] of rows.entries()) {
    if (row.device === 'crawler') continue
    const session = `${dayOf(row.received_at)} ${row.session_id}`
    if (!isAgreed(row) || known.has(session)) continue
    known.add(session)
    const openedAt = row.received_at - row.time_on_page * 1000
    if (row.time_on_page === 0 || dayOf(openedAt) !== dayOf(row.received_at)) continue
    const before = rows
      .slice(0, index)
      .findLast(
        (other) =>
          left.has(other) &&
          !isAgreed(other) &&
          other.is_exit === 0 &&
          other.device !== 'crawler' &&
          other.page === row.page &&
          dayOf(other.received_at) === dayOf(row.received_at),
      )
    if (before && row.received_at - before.received_at <= HALF_HOUR) left.delete(before)
  }
  return rows.filter((row) => left.has(row))
}

export const languageOf = (page: string) => /^\/(en|sq|de|es|it|fr)\//.exec(page)?.[1] ?? 'Unknown'

export function countOf(words: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

/** Smallest value that so large a share of all does not exceed. */
export const percentileOf = (values: number[], share: number): number | null =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? null

function lastMoment(rows: Row[], day: string, minutes: number): number {
  const known = rows.find((row) => dayOf(row.received_at) === day)
  return known ? midnightBefore(known.received_at) + minutes * MINUTE : 0
}

function coarse(seconds: number): number {
  if (seconds >= 3600) return 3600
  if (seconds >= 600) return seconds - (seconds % 30)
  return seconds >= 120 ? seconds - (seconds % 5) : seconds
}

function visitsOf(rows: Row[]): Visit[] {
  const byVisitor = Object.groupBy(rows, (row) => `${dayOf(row.received_at)} ${row.session_id}`)
  return Object.entries(byVisitor).flatMap(([visitor, own = []]) => {
    const parts: Row[][] = []
    for (const [index, row] of own.entries()) {
      const before = own[index - 1]
      if (before && row.received_at - before.received_at <= HALF_HOUR) parts.at(-1)?.push(row)
      else parts.push([row])
    }
    return parts.map((part) => ({
      rows: part,
      views: viewsOf(part),
      day: visitor.split(' ')[0] ?? '',
      visitor,
      isReturning: own[0]?.is_returning === 1,
    }))
  })
}

function viewsOf(rows: Row[]): View[] {
  const views: View[] = []
  for (const [index, row] of rows.entries()) {
    const seconds = row.time_on_page
    const known = views.filter(({ page }) => page === row.page).at(-1)
    const isAgain =
      seconds > 0
        ? known !== undefined && seconds >= known.seconds
        : known?.seconds === 0 && rows[index - 1]?.page === row.page
    if (known && isAgain) known.seconds = seconds
    else views.push({ page: row.page, at: row.received_at, seconds })
  }
  return views
}

function firstVisits<Kind extends Visit & { matching: View[] }>(visits: Kind[]): Kind[] {
  const known = new Set<string>()
  return visits.filter(({ visitor }) => {
    const isNew = !known.has(visitor)
    known.add(visitor)
    return isNew
  })
}

function hostIn(referrer: string): string {
  const host = /^https:\/\/(?:www\.)?([^/]+)\/$/.exec(referrer)?.[1] ?? referrer
  return host === 'dritare.example' ? '' : host
}

function traitsOf({ rows }: Visit) {
  const [first] = rows
  const campaign: { source?: string; medium?: string; campaign?: string } = JSON.parse(first?.campaign ?? '{}')
  const referrer = hostIn(first?.referrer ?? '')
  return {
    referrers: referrer,
    channels: channelOf(referrer, campaign.medium ?? ''),
    sources: campaign.source ?? '',
    mediums: campaign.medium ?? '',
    campaigns: campaign.campaign ?? '',
    screens: first?.screen_resolution ?? '',
    devices: first?.device ?? '',
    browsers: first?.browser ?? '',
    systems: first?.system ?? '',
    timezones: first?.timezone ?? '',
    countries: rows.find(({ country }) => country !== 'Unknown')?.country ?? 'Unknown',
  }
}

function keyOf(panel: AnalyticsPanel, visit: Visit, page: string): string {
  if (panel === 'pages') return page
  if (panel === 'languages') return languageOf(page)
  if (panel === 'entries') return visit.views[0]?.page ?? ''
  if (panel === 'exits') return visit.views.at(-1)?.page ?? ''
  return traitsOf(visit)[panel]
}

function isWanted(visit: Visit, filters: Asked['filters']): boolean {
  const traits = traitsOf(visit)
  const told: Partial<Record<AnalyticsFilter, string>> = {
    channel: traits.channels,
    referrer: traits.referrers,
    source: traits.sources,
    medium: traits.mediums,
    campaign: traits.campaigns,
    device: traits.devices,
    browser: traits.browsers,
    system: traits.systems,
    screen: traits.screens,
    country: traits.countries,
    timezone: traits.timezones,
    returning: visit.isReturning ? 'yes' : 'no',
    consent: 'yes',
  }
  return Object.entries(filters).every(([name, word]) => {
    const known = told[name as AnalyticsFilter]
    return known === undefined || known === word
  })
}
