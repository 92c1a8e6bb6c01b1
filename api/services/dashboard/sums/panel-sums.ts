import { type AnalyticsPanel, analyticsPanels, rowKeys } from '#api/contract/values/staff/analytics.ts'
import type { DayFacts, VisitColumn } from '#api/services/dashboard/facts/day-facts.ts'
import { mostRows } from '#api/services/dashboard/facts/most-rows.ts'
import { languageOf } from '#api/services/dashboard/facts/page-language.ts'
import type { Filters, Walk } from '#api/services/dashboard/facts/walk.ts'
import { addTo, bare, type Counts, countsAt, mergeCounts } from '#api/services/dashboard/sums/figure-sums.ts'

/** Visitors, visits and views of one row of a panel. */
export type RowSums = [visitors: number, visits: number, views: number]

export interface PanelSums {
  panels: Record<AnalyticsPanel, Record<string, RowSums>>
  pairs: Counts // visits by `de en`: the language of the page that they began on, and the one that was asked for
  reading: Record<string, Counts> // views of a post's page by quarters of a minute, where their time is known
}

/** Panels that say something of a whole visit. */
const columnOf = {
  channels: 'channel',
  referrers: 'referrer',
  sources: 'source',
  mediums: 'medium',
  campaigns: 'campaign',
  screens: 'screen',
  devices: 'device',
  browsers: 'browser',
  systems: 'system',
  timezones: 'timezone',
  countries: 'country',
} as const satisfies Partial<Record<AnalyticsPanel, VisitColumn>>

const visitPanels = Object.entries(columnOf) as [keyof typeof columnOf, VisitColumn][]

export const QUARTER_MINUTES = 40 // of a read that are told apart: ten minutes
const post = /^\/[a-z]{2}\/blog\/app\/[^/]+\/$/

export const noPanels = (): PanelSums => ({
  panels: Object.fromEntries(analyticsPanels.map((panel) => [panel, bare<RowSums>()])) as PanelSums['panels'],
  pairs: bare(),
  reading: bare(),
})

/** Counts one day after the other, and tells what it has counted in the end. */
interface PanelCounter {
  add: (facts: DayFacts, minutes: number) => void
  end: () => PanelSums
}

/** `walk` goes by `filters`. Days that share their words are counted in the same tables. */
export function createPanelCounter(walk: Walk, filters: Filters): PanelCounter {
  const sums = noPanels()
  // How far posts were read is known of all visits only.
  const hasReading = Object.keys(filters).length === 0
  let tables: Tables | undefined

  function flush(): void {
    tables?.addTo(sums)
    tables = undefined
    foldPanels(sums)
  }

  return {
    add(facts, minutes) {
      if (tables?.words !== facts.words || tables.size < facts.words.length) {
        flush()
        tables = createTables(facts.words, hasReading)
      }
      tables.count(facts, minutes, walk)
    },
    end() {
      flush()
      return sums
    },
  }
}

export function addPanels(facts: DayFacts, walk: Walk, filters: Filters, minutes: number, into: PanelSums): void {
  const counter = createPanelCounter(walk, filters)
  counter.add(facts, minutes)
  mergePanels(into, counter.end())
}

type Tables = ReturnType<typeof createTables>

function createTables(words: string[], hasReading: boolean) {
  const size = words.length
  const { names: languages, places: languageAt } = languagesOf(words)
  const ofVisits = visitPanels.map(([panel, name]) => ({ panel, name, table: createTable(size) }))
  const pages = createTable(size)
  const entries = createTable(size)
  const exits = createTable(size)
  const ofLanguages = createTable(languages.length)
  const pairs = languages.map(() => new Uint32Array(size))
  const reading = hasReading ? createReading(words) : undefined
  // Numbers go on from day to day: none is met twice.
  let visitor = -1
  let visitsBefore = 0

  return {
    words,
    size,

    count(facts: DayFacts, minutes: number, walk: Walk): void {
      const { visits, views, opened } = facts
      const begins = beginsOf(visits.views)
      const columns = ofVisits.map(({ name }) => visits[name])
      const lineOf = (view: number) => views.page[view] ?? 0
      walk(facts, minutes, {
        visit(visit, _view, isVisitor) {
          if (isVisitor) visitor++
          const asked = visits.asked[visit] ?? 0
          const pair = pairs[languageAt[lineOf(begins[visit] ?? 0)] ?? 0]
          if (pair) pair[asked] = (pair[asked] ?? 0) + 1
        },
        view(view, visit) {
          const page = lineOf(view)
          pages.add(page, visitor, visitsBefore + visit)
          ofLanguages.add(languageAt[page] ?? 0, visitor, visitsBefore + visit)
          reading?.add(page, views.seconds[view] ?? 0)
        },
        left(visit, count) {
          for (let index = 0; index < columns.length; index++)
            ofVisits[index]?.table.addVisit(columns[index]?.[visit] ?? 0, visitor, count)
          const begin = begins[visit] ?? 0
          entries.addVisit(lineOf(begin), visitor, count)
          exits.addVisit(lineOf(begin + (visits.views[visit] ?? 1) - 1), visitor, count)
        },
        opened(index) {
          const page = opened.page[index] ?? 0
          pages.addView(page)
          ofLanguages.addView(languageAt[page] ?? 0)
        },
        crawler() {},
        quiet() {},
      })
      visitsBefore += visits.views.length
    },

    addTo({ panels, pairs: ofPairs, reading: ofReading }: PanelSums): void {
      for (const { panel, table } of ofVisits) table.addTo(panels[panel], words)
      pages.addTo(panels.pages, words)
      entries.addTo(panels.entries, words)
      exits.addTo(panels.exits, words)
      ofLanguages.addTo(panels.languages, languages)
      for (const [index, language] of languages.entries())
        for (const [place, count] of pairs[index]?.entries() ?? [])
          if (count > 0) addTo(ofPairs, `${language} ${words[place] ?? ''}`, count)
      reading?.addTo(ofReading)
    },
  }
}

/** The languages of pages, and which of them each word is in. */
function languagesOf(words: string[]): { names: string[]; places: Uint8Array } {
  const names: string[] = []
  const places = Uint8Array.from(words, (word) => {
    const language = languageOf(word)
    const known = names.indexOf(language)
    return known < 0 ? names.push(language) - 1 : known
  })
  return { names, places }
}

/** How long posts were read, by quarters of a minute. */
function createReading(words: string[]) {
  const counts = new Map<number, Uint32Array>()
  const others = new Set<number>() // pages that are no posts
  return {
    add(page: number, seconds: number): void {
      if (seconds === 0 || others.has(page)) return
      const known = counts.get(page)
      if (!known && !post.test(words[page] ?? '')) {
        others.add(page)
        return
      }
      const quarters = known ?? new Uint32Array(QUARTER_MINUTES + 1)
      counts.set(page, quarters)
      const quarter = Math.min(Math.floor(seconds / 15), QUARTER_MINUTES)
      quarters[quarter] = (quarters[quarter] ?? 0) + 1
    },
    addTo(reading: PanelSums['reading']): void {
      for (const [page, quarters] of counts)
        for (const [quarter, count] of quarters.entries())
          if (count > 0) addTo(countsAt(reading, words[page] ?? ''), String(quarter), count)
    },
  }
}

/** Visitors and visits follow each other, so that it is enough to know which was the last at a word. */
function createTable(size: number) {
  const visitors = new Uint32Array(size)
  const visits = new Uint32Array(size)
  const views = new Uint32Array(size)
  const lastVisitor = new Int32Array(size).fill(-1)
  const lastVisit = new Int32Array(size).fill(-1)
  return {
    /** One view; a visit may have several of the same word. */
    add(word: number, visitor: number, visit: number): void {
      if (lastVisitor[word] !== visitor) {
        lastVisitor[word] = visitor
        visitors[word] = (visitors[word] ?? 0) + 1
      }
      if (lastVisit[word] !== visit) {
        lastVisit[word] = visit
        visits[word] = (visits[word] ?? 0) + 1
      }
      views[word] = (views[word] ?? 0) + 1
    },
    /** All views of a visit, which has one word. */
    addVisit(word: number, visitor: number, count: number): void {
      if (lastVisitor[word] !== visitor) {
        lastVisitor[word] = visitor
        visitors[word] = (visitors[word] ?? 0) + 1
      }
      visits[word] = (visits[word] ?? 0) + 1
      views[word] = (views[word] ?? 0) + count
    },
    addView(word: number): void {
      views[word] = (views[word] ?? 0) + 1
    },
    addTo(rows: Record<string, RowSums>, names: readonly string[]): void {
      for (let word = 0; word < size; word++) {
        const count = views[word] ?? 0
        if (count > 0) mergeRow(rows, names[word] ?? '', [visitors[word] ?? 0, visits[word] ?? 0, count])
      }
    },
  }
}

function beginsOf(lengths: Uint16Array): Uint32Array {
  const begins = new Uint32Array(lengths.length)
  let at = 0
  for (let visit = 0; visit < lengths.length; visit++) {
    begins[visit] = at
    at += lengths[visit] ?? 0
  }
  return begins
}

function mergeRow(rows: Record<string, RowSums>, key: string, [visitors, visits, views]: RowSums): void {
  const known = rows[key]
  if (!known) rows[key] = [visitors, visits, views]
  else {
    known[0] += visitors
    known[1] += visits
    known[2] += views
  }
}

export function mergePanels(into: PanelSums, from: PanelSums): void {
  for (const panel of analyticsPanels) {
    const rows = from.panels[panel]
    for (const key in rows) mergeRow(into.panels[panel], key, rows[key] ?? [0, 0, 0])
  }
  mergeCounts(into.pairs, from.pairs)
  for (const page in from.reading) mergeCounts(countsAt(into.reading, page), from.reading[page] ?? {})
}

/** Of what browsers say as they like: each day may bring new rows, for as long as somebody wants to. */
const freePanels = ['referrers', 'sources', 'mediums', 'campaigns', 'screens'] as const

/** Leaves their largest rows, and puts the others together as unknown. */
export function foldPanels(into: PanelSums): void {
  for (const panel of freePanels) {
    const rows = into.panels[panel]
    const keys = Object.keys(rows)
    if (keys.length <= mostRows) continue
    const visitsOf = (key: string) => rows[key]?.[1] ?? 0
    for (const key of keys.toSorted((one, other) => visitsOf(other) - visitsOf(one)).slice(mostRows)) {
      const row = rows[key]
      if (!row || key === rowKeys.unknown) continue
      delete rows[key]
      mergeRow(rows, rowKeys.unknown, row)
    }
  }
}
