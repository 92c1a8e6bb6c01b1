import type {
  AnalyticsAnswer,
  AnalyticsPanelAnswer,
  AnalyticsPanelQuery,
  AnalyticsQuery,
} from '#api/contract/staff/analytics.ts'
import { consentDecisions } from '#api/contract/values/consent-choices.ts'
import { rowsOfPanel } from '#api/contract/values/staff/analytics.ts'
import { consentsOf, formsOf, speedOf } from '#api/services/dashboard/beside.ts'
import { lineOf, startOf, stepsOf } from '#api/services/dashboard/line.ts'
import { isSmall, languagePairsOf, panelOf, shownPanels } from '#api/services/dashboard/panels.ts'
import { postsOf } from '#api/services/dashboard/posts.ts'
import { type Selection, selectionOf } from '#api/services/dashboard/ranges.ts'
import { readBoth } from '#api/services/dashboard/read-both.ts'
import { decisionsIn } from '#api/services/dashboard/sums/beside-sums.ts'
import type { DayReading, Period, PeriodSums } from '#api/services/dashboard/sums/day-reading.ts'
import { figuresOf } from '#api/services/dashboard/sums/figure-sums.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { STATISTICS_KEPT } from '#api/services/retention/retention.ts'
import { isoOf } from '#api/services/visits/local-days.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

interface DashboardDependencies {
  reading: DayReading
  stores: Pick<Stores, 'besideRows' | 'dueRows'>
  onSilence: (part: string, error: unknown) => void
  now: () => number
}

export type Dashboard = ReturnType<typeof createDashboard>

/** What visitors did in a range of days, beside the days before. */
export function createDashboard({ reading, stores, onSilence, now }: DashboardDependencies) {
  const { days } = reading

  /** Null for a part that fails: the others stay. */
  async function asked<Part>(name: string, part: () => Promise<Part>): Promise<Part | null> {
    try {
      return await part()
    } catch (error) {
      onSilence(name, error)
      return null
    }
  }

  async function reach({ first, last }: Period) {
    const from = days.startOf(first)
    const to = days.startOf(last + 1)
    return {
      newsletter: await stores.besideRows.newsletter(from, to),
      push: await stores.besideRows.push(from, to),
    }
  }

  async function kept() {
    const due = await stores.dueRows.next('visits')
    return {
      months: STATISTICS_KEPT,
      oldestAt: due?.at ?? null,
      nextAt: due ? monthsAfter(due.at, STATISTICS_KEPT) : null,
      nextCount: due?.count ?? 0,
    }
  }

  /** Decisions have no hour. */
  async function consents(selection: Selection, { beside }: PeriodSums, before: PeriodSums | undefined) {
    const step = selection.step === 'hour' ? 'day' : selection.step
    const byDay = await reading.readDecisions(selection.period)
    const line = stepsOf({ ...selection, step }, days, now()).map((one) => {
      const decisions = { accepted: 0, rejected: 0, customized: 0 }
      for (let day = one.first; day <= one.last; day++)
        for (const decision of consentDecisions) decisions[decision] += byDay.get(day)?.[decision] ?? 0
      return { at: startOf(one, days), day: isoOf(one.first), decisions }
    })
    return { ...consentsOf(beside), before: before ? decisionsIn(before.beside) : null, line }
  }

  return {
    async read(query: AnalyticsQuery, language: Language): Promise<AnalyticsAnswer> {
      const at = now()
      const selection = selectionOf(query, days, at)
      const { sums, before } = await readBoth(reading, selection)
      const { filters, period } = selection
      const isFiltered = Object.keys(filters).length > 0
      const { figures } = sums
      const panels = shownPanels(sums, filters)
      return {
        at,
        zone: days.zone,
        timeRange: selection.timeRange,
        from: isoOf(period.first),
        to: isoOf(period.last),
        step: selection.step,
        compare: selection.compare,
        before: selection.before ? { from: isoOf(selection.before.first), to: isoOf(selection.before.last) } : null,
        figures: figuresOf(figures, !isFiltered),
        figuresBefore: before ? figuresOf(before.figures, !isFiltered) : null,
        seen: {
          views: figures.views,
          agreed: figures.agreed,
          share: figures.views > 0 ? figures.agreed / figures.views : null,
        },
        apart: { crawlers: figures.crawlers, quiet: figures.quiet },
        line: lineOf(selection, sums, before, days, at),
        isSmall: isSmall(sums, filters),
        panels: panels.map((panel) => panelOf(panel, sums, before)),
        languagePairs: panels.includes('countries') ? languagePairsOf(sums) : [],
        posts: await asked('posts', () => postsOf({ sums, before, isFiltered, language, ...stores })),
        consents: await asked('consents', () => consents(selection, sums, before)),
        forms: formsOf(sums.beside, before?.beside),
        speed: speedOf(sums.beside, before?.beside),
        reach: await asked('reach', () => reach(period)),
        kept: await asked('kept', kept),
      }
    },

    async readPanel({ panel, ...query }: AnalyticsPanelQuery): Promise<AnalyticsPanelAnswer & PanelFacts> {
      const at = now()
      const selection = selectionOf({ ...query, step: 'day' }, days, at)
      const { sums, before } = await readBoth(reading, selection)
      const { filters, period } = selection
      const shown = panelOf(panel, sums, before, rowsOfPanel)
      const isShown = shownPanels(sums, filters).includes(panel)
      return {
        at,
        from: isoOf(period.first),
        to: isoOf(period.last),
        isSmall: isSmall(sums, filters),
        ...(isShown ? shown : { ...shown, rows: [], found: 0 }),
      }
    },
  }
}

interface PanelFacts {
  at: number
  from: string
  to: string
  isSmall: boolean
}
