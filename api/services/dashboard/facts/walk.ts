import type { AnalyticsFilter } from '#api/contract/values/staff/analytics.ts'
import type { DayFacts } from '#api/services/dashboard/facts/day-facts.ts'
import { languageOf } from '#api/services/dashboard/facts/page-language.ts'
import { crawler } from '#api/services/visits/visit-traits.ts'

export type Filters = Partial<Record<AnalyticsFilter, string>>

/** What is told of a day's facts, in their order. A view is matched by what is known of it and of its visit. */
export interface Sink {
  /** A visit with matching views; `isVisitor` for the first of its visitor, `view` is the first that matches. */
  visit: (visit: number, view: number, isVisitor: boolean, isSingle: boolean) => void
  view: (view: number, visit: number) => void
  left: (visit: number, views: number) => void // after its views that match
  opened: (index: number) => void // a page of somebody who has not agreed
  crawler: (minute: number) => void // a page, opened by a program
  quiet: (minute: number) => void // a visit
}

export type Walk = (facts: DayFacts, minutes: number, sink: Sink) => void

const filteredColumns = [
  ...(['channel', 'referrer', 'source', 'medium', 'campaign', 'device'] as const),
  ...(['browser', 'system', 'screen', 'country', 'timezone'] as const),
]

/** Goes through days, or their first minutes, by one selection. Visits that are counted apart are left out of everything else. */
export function createWalk(filters: Filters): Walk {
  const isPageIn = pageTest(filters)
  return (facts, minutes, sink) => {
    const { visits, views } = facts
    const isPage = isPageIn(facts.words)
    const isVisit = visitTest(facts, filters)
    const crawlerPlace = facts.words.indexOf(crawler)
    let end = 0
    let isCounted = false // whether the visitor of this visit is
    for (let visit = 0; visit < visits.views.length; visit++) {
      const begin = end
      end += visits.views[visit] ?? 0
      if (visits.isFirst[visit] === 1) isCounted = false
      if (!isVisit(visit)) continue
      let first = -1
      let matching = 0
      for (let view = begin; view < end; view++) {
        const minute = views.minute[view] ?? 0
        if (minute >= minutes || isPage[views.page[view] ?? 0] !== 1) continue
        if (visits.device[visit] === crawlerPlace) sink.crawler(minute)
        else if (visits.isQuiet[visit] === 1) sink.quiet(minute)
        else {
          if (first < 0) {
            first = view
            sink.visit(visit, view, !isCounted, end - begin === 1)
            isCounted = true
          }
          matching++
          sink.view(view, visit)
        }
      }
      if (matching > 0) sink.left(visit, matching)
    }
    walkOpened(facts, filters, minutes, isPage, sink)
  }
}

function walkOpened({ opened }: DayFacts, filters: Filters, minutes: number, isPage: Uint8Array, sink: Sink): void {
  // Nothing but the page is known of them.
  const isOfVisits = filters.returning !== undefined || filteredColumns.some((column) => filters[column] !== undefined)
  if (isOfVisits || filters.consent === 'yes') return
  for (let index = 0; index < opened.page.length; index++) {
    const minute = opened.minute[index] ?? 0
    if (minute >= minutes || isPage[opened.page[index] ?? 0] !== 1) continue
    if (opened.isCrawler[index] === 1) sink.crawler(minute)
    else sink.opened(index)
  }
}

/** 1 for each word that is a page of the selection. Days that share their words share the answer. */
function pageTest({ page, in: language }: Filters): (words: string[]) => Uint8Array {
  let known: { words: string[]; isWanted: Uint8Array } | undefined
  return (words) => {
    if (known?.words !== words || known.isWanted.length !== words.length) {
      const isWanted = Uint8Array.from(words, (word) =>
        Number((page === undefined || word === page) && (language === undefined || languageOf(word) === language)),
      )
      known = { words, isWanted }
    }
    return known.isWanted
  }
}

function visitTest({ words, visits }: DayFacts, filters: Filters): (visit: number) => boolean {
  if (filters.consent === 'no') return () => false
  const wanted = filteredColumns.flatMap((column) => {
    const word = filters[column]
    return word === undefined ? [] : [{ column: visits[column], place: words.indexOf(word) }]
  })
  if (filters.returning !== undefined)
    wanted.push({ column: visits.isReturning, place: filters.returning === 'yes' ? 1 : 0 })
  const [only, ...others] = wanted
  if (!only) return () => true
  if (others.length === 0) return (visit) => only.column[visit] === only.place
  return (visit) => wanted.every(({ column, place }) => column[visit] === place)
}
