import type { AnalyticsAnswer, AnalyticsFigures, AnalyticsFileQuery, NowAnswer } from '#api/contract/staff/analytics.ts'
import { type ConsentDecision, consentDecisions } from '#api/contract/values/consent-choices.ts'
import { analyticsPanels } from '#api/contract/values/staff/analytics.ts'
import type { Dashboard } from '#api/services/dashboard/dashboard.ts'
import type { ReadNow } from '#api/services/dashboard/now.ts'
import { formatCsv } from '#api/services/newsletter/csv.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'

const BYTE_ORDER_MARK = '\ufeff' // spreadsheets take a file without one for an old encoding

type Cell = string | number | null
type OtherFile = Exclude<AnalyticsFileQuery['file'], (typeof analyticsPanels)[number] | 'now'>

interface DashboardFileDependencies {
  dashboard: Dashboard
  readNow: ReadNow
  now: () => number
}

export type DashboardFile = ReturnType<typeof createDashboardFile>

/** A panel as a CSV file (RFC 4180), the first line of which names the columns. */
export function createDashboardFile({ dashboard, readNow, now }: DashboardFileDependencies) {
  async function rowsOf({ file, ...query }: AnalyticsFileQuery, language: StaffContext['language']): Promise<Cell[][]> {
    const panel = analyticsPanels.find((one) => one === file)
    if (panel) {
      const { rows } = await dashboard.readPanel({ ...query, panel })
      return [
        ['key', 'visitors', 'visits', 'views', 'before'],
        ...rows.map(({ key, visitors, visits, views, before }) => [key, visitors, visits, views, before]),
      ]
    }
    if (file === 'now') return minutesOf(await readNow())
    return tables[file as OtherFile](await dashboard.read(query, language))
  }

  return {
    /** Throws as `requireAllowed`, before the query is read. */
    async take(
      { live, language }: StaffContext,
      queryOf: () => AnalyticsFileQuery,
    ): Promise<{ name: string; text: string }> {
      requireAllowed(live, { stages: ['full'], right: 'analytics' }, now())
      const query = queryOf()
      const rows = await rowsOf(query, language)
      const text = formatCsv(rows.map((row) => row.map((cell) => String(cell ?? ''))))
      return { name: `analytics-${query.file}.csv`, text: BYTE_ORDER_MARK + text }
    },
  }
}

const figureNames = ['visitors', 'visits', 'views', 'timeOnPage', 'exitShare', 'returningShare', 'reads'] as const

const minutesOf = ({ minutes }: NowAnswer): Cell[][] => [
  ['from', 'visitors', 'opened'],
  ...minutes.map(({ at, visitors, opened }) => [new Date(at).toISOString(), visitors, opened]),
]

const tables: Record<OtherFile, (answer: AnalyticsAnswer) => Cell[][]> = {
  line: ({ line }) => [
    ['from', 'until', 'day', ...figureNames, 'crawlers', 'quiet', ...figureNames.map((name) => `${name}Before`)],
    ...line.map(({ at, until, day, figures, apart, before }) => [
      new Date(at).toISOString(),
      new Date(until).toISOString(),
      day,
      ...figureNames.map((name) => figures[name]),
      apart.crawlers,
      apart.quiet,
      ...figureNames.map((name) => before?.figures[name] ?? null),
    ]),
  ],
  returning: ({ figures, figuresBefore }) => [
    ['visitors', 'count', 'before'],
    ...(['new', 'returning'] as const).map((kind) => [
      kind,
      visitorsOf(kind, figures),
      figuresBefore && visitorsOf(kind, figuresBefore),
    ]),
  ],
  languagePairs: ({ languagePairs }) => [
    ['page', 'asked', 'visits'],
    ...languagePairs.map(({ page, asked, visits }) => [page, asked, visits]),
  ],
  posts: ({ posts }) => [
    ['id', 'title', 'views', 'before', 'readShare', 'timed'],
    ...(posts ?? []).map(({ id, title, views, before, readShare, timed }) => [
      id,
      title,
      views,
      before,
      readShare,
      timed,
    ]),
  ],
  consents: ({ consents }) => {
    const countsOf = (decisions: Record<ConsentDecision, number>) => consentDecisions.map((one) => decisions[one])
    return [
      ['part', 'key', ...consentDecisions, 'granted', 'total'],
      ...(consents?.line ?? []).map(({ day, decisions }) => ['day', day, ...countsOf(decisions), null, null]),
      ...(consents?.languages ?? []).map((one) => ['language', one.language, ...countsOf(one.decisions), null, null]),
      ...(consents?.categories ?? []).map(({ category, granted, total }) => [
        'purpose',
        category,
        ...consentDecisions.map(() => null),
        granted,
        total,
      ]),
    ]
  },
  forms: ({ forms }) => [
    ['form', 'seen', 'begun', 'sent', 'failed', 'field', 'count'],
    ...(forms ?? []).flatMap(({ form, seen, begun, sent, failed, fields }) => [
      [form, seen, begun, sent, failed, null, null],
      ...fields.map(({ field, count }) => [form, null, null, null, null, field, count]),
    ]),
  ],
  speed: ({ speed }) => [
    ['name', 'part', 'p75', 'rating', 'samples'],
    ...(speed ?? []).flatMap(({ name, p75, rating, samples, devices, pages }) => [
      [name, null, p75, rating, samples],
      ...devices.map((one) => [name, one.device, one.p75, one.rating, one.samples]),
      ...pages.map((one) => [name, one.page, one.p75, one.rating, one.samples]),
    ]),
  ],
  reach: ({ reach }) => [
    ['part', 'figure', 'count'],
    ...Object.entries(reach?.newsletter ?? {}).map(([figure, count]) => ['newsletter', figure, count]),
    ...Object.entries(reach?.push ?? {}).map(([figure, count]) => ['push', figure, count]),
  ],
}

function visitorsOf(kind: 'new' | 'returning', { visitors, returningShare }: AnalyticsFigures): number {
  const returning = Math.round(visitors * (returningShare ?? 0))
  return kind === 'returning' ? returning : visitors - returning
}
