import { type AnalyticsPanel, analyticsPanels } from '#api/contract/values/staff/analytics.ts'
import type { DayFacts, VisitColumn } from '#api/services/dashboard/facts/day-facts.ts'
import { languageOf } from '#api/services/dashboard/facts/page-language.ts'
import { type Filters, walk } from '#api/services/dashboard/facts/walk.ts'
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

export function addPanels(facts: DayFacts, filters: Filters, minutes: number, into: PanelSums): void {
  const { words, visits, views, opened } = facts
  const { panels } = into
  const { names: languages, places: languageAt } = languagesOf(words)
  const begins = beginsOf(visits.views)
  const tables = visitPanels.map(([panel, name]) => ({ panel, column: visits[name], table: createTable(words.length) }))
  const pages = createTable(words.length)
  const entries = createTable(words.length)
  const exits = createTable(words.length)
  const ofLanguage = languages.map(() => createTable(1))
  const pairs = languages.map(() => new Uint32Array(words.length))
  // How far posts were read is known of all visits only.
  const reading = Object.keys(filters).length === 0 ? createReading(words) : undefined
  let visitor = -1
  const lineOf = (view: number) => views.page[view] ?? 0

  walk(facts, filters, minutes, {
    visit(visit, _view, isVisitor) {
      if (isVisitor) visitor++
      const asked = visits.asked[visit] ?? 0
      const pair = pairs[languageAt[lineOf(begins[visit] ?? 0)] ?? 0]
      if (pair) pair[asked] = (pair[asked] ?? 0) + 1
    },
    view(view, visit) {
      const page = lineOf(view)
      pages.add(page, visitor, visit, 1)
      ofLanguage[languageAt[page] ?? 0]?.add(0, visitor, visit, 1)
      reading?.add(page, views.seconds[view] ?? 0)
    },
    left(visit, count) {
      for (const { table, column } of tables) table.add(column[visit] ?? 0, visitor, visit, count)
      const begin = begins[visit] ?? 0
      entries.add(lineOf(begin), visitor, visit, count)
      exits.add(lineOf(begin + (visits.views[visit] ?? 1) - 1), visitor, visit, count)
    },
    opened(index) {
      const page = opened.page[index] ?? 0
      pages.addView(page)
      ofLanguage[languageAt[page] ?? 0]?.addView(0)
    },
    crawler() {},
    quiet() {},
  })

  for (const { panel, table } of tables) table.addTo(panels[panel], words)
  pages.addTo(panels.pages, words)
  entries.addTo(panels.entries, words)
  exits.addTo(panels.exits, words)
  for (const [index, language] of languages.entries()) {
    ofLanguage[index]?.addTo(panels.languages, [language])
    for (const [place, count] of pairs[index]?.entries() ?? [])
      if (count > 0) addTo(into.pairs, `${language} ${words[place] ?? ''}`, count)
  }
  reading?.addTo(into.reading)
}

/** The languages of a day's pages, and which of them each of its words is in. */
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
function createTable(words: number) {
  const sums = [new Uint32Array(words), new Uint32Array(words), new Uint32Array(words)] as const
  const lastVisitor = new Int32Array(words).fill(-1)
  const lastVisit = new Int32Array(words).fill(-1)
  const count = (table: Uint32Array, word: number, more = 1) => {
    table[word] = (table[word] ?? 0) + more
  }
  return {
    add(word: number, visitor: number, visit: number, views: number): void {
      if (lastVisitor[word] !== visitor) count(sums[0], word)
      if (lastVisit[word] !== visit) count(sums[1], word)
      lastVisitor[word] = visitor
      lastVisit[word] = visit
      count(sums[2], word, views)
    },
    addView: (word: number) => count(sums[2], word),
    addTo(rows: Record<string, RowSums>, names: string[]): void {
      for (let word = 0; word < words; word++) {
        const views = sums[2][word] ?? 0
        if (views > 0) mergeRow(rows, names[word] ?? '', [sums[0][word] ?? 0, sums[1][word] ?? 0, views])
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
