import type { ConsentCategory, ConsentDecision } from '#api/contract/values/consent-choices.ts'
import type {
  AnalyticsComparison,
  AnalyticsFilter,
  AnalyticsPanel,
  AnalyticsRange,
  AnalyticsStep,
  PanelMeasure,
  VisitChannel,
  VisitDevice,
  VisitField,
  WebVitalRating,
} from '#api/contract/values/staff/analytics.ts'
import type { CountedForm, FormStep, WebVitalName } from '#api/contract/values/visit-events.ts'
import type { StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

// Times are milliseconds, days those of the agency, shares from 0 to 1. A part that could not be read is null.

export interface Figures {
  visitors: number
  visits: number
  views: number
  /** Seconds, the median. */
  timeOnPage: number | null
  exitShare: number | null
  returningShare: number | null
  /** Of posts; null with filters. */
  reads: number | null
}

/** Those that choose the line. */
export const figureNames = ['visitors', 'visits', 'views', 'timeOnPage', 'exitShare', 'returningShare'] as const

export type FigureName = (typeof figureNames)[number]

export interface LinePoint {
  at: number
  until: number
  day: string
  figures: Figures
  apart: { crawlers: number; quiet: number }
  before: { at: number; day: string; figures: Figures } | null
}

export interface PanelRow {
  key: string
  channel: VisitChannel | null
  visitors: number
  visits: number
  views: number
  before: number | null
}

export interface Panel {
  panel: AnalyticsPanel
  measure: PanelMeasure
  rows: readonly PanelRow[]
  /** Rows that there are, also those that are not listed. */
  found: number
  total: number
}

export interface PostReads {
  id: string
  title: string
  views: number
  before: number | null
  readShare: number | null
  timed: number
}

export type ByDecision = Record<ConsentDecision, number>

export interface Consents {
  decisions: ByDecision
  before: ByDecision | null
  categories: readonly { category: ConsentCategory; granted: number; total: number }[]
  languages: readonly { language: string; decisions: ByDecision }[]
  line: readonly { at: number; day: string; decisions: ByDecision }[]
}

export interface FormCounts extends Record<FormStep, number> {
  form: CountedForm
  before: Record<FormStep, number> | null
  fields: readonly { field: string; count: number }[]
}

interface Measured {
  p75: number
  rating: WebVitalRating
  samples: number
}

export interface Vital {
  name: WebVitalName
  p75: number | null
  rating: WebVitalRating | null
  samples: number
  ratings: Record<WebVitalRating, number>
  before: number | null
  devices: readonly (Measured & { device: VisitDevice })[]
  pages: readonly (Measured & { page: string })[]
}

export interface Reach {
  newsletter: { listed: number; joined: number; left: number; issues: number; sent: number; cameBack: number }
  push: { subscribers: number; joined: number; sent: number; failed: number }
}

export interface Kept {
  months: number
  oldestAt: number | null
  nextAt: number | null
  nextCount: number
}

export interface Seen {
  views: number
  agreed: number
  share: number | null
}

/** What happened on a day: by itself, or as a colleague wrote it. */
export interface DayNote {
  id: string
  day: string
  kind: 'post' | 'issue' | 'release' | 'own'
  text: string
  /** What it is about; versions of the program have no page. */
  href?: string
  /** Of one that a colleague wrote: who it was, null for somebody who is gone. */
  own?: { id: string; by: string | null }
}

export const noteIcons: Record<DayNote['kind'], StaffIconName> = {
  post: 'post',
  issue: 'mail',
  release: 'tag',
  own: 'pen',
}

export interface Analytics {
  at: number
  zone: string
  timeRange: AnalyticsRange
  from: string
  to: string
  step: AnalyticsStep
  compare: AnalyticsComparison
  before: { from: string; to: string } | null
  figures: Figures
  figuresBefore: Figures | null
  seen: Seen
  apart: { crawlers: number; quiet: number }
  line: readonly LinePoint[]
  isSmall: boolean
  panels: readonly Panel[]
  languagePairs: readonly { page: string; asked: string; visits: number }[]
  posts: readonly PostReads[] | null
  consents: Consents | null
  forms: readonly FormCounts[] | null
  speed: readonly Vital[] | null
  reach: Reach | null
  kept: Kept | null
}

export interface Now {
  at: number
  short: { visitors: number; opened: number }
  long: { visitors: number; opened: number }
  minutes: readonly { at: number; visitors: number; opened: number }[]
  pages: readonly { page: string; count: number }[]
  languages: readonly { language: string; count: number }[]
}

/** How the live view stands. `nextIn` are seconds; null while it is asked. */
export type NowLine = { state: 'live' } | { state: 'stopped'; since: number; nextIn: number | null; tries: number }

export interface StoredField {
  field: VisitField
  value: string | null
}

/** Panels that are a chart or a table, and have a file. */
export type TwinName =
  | 'line'
  | 'now'
  | 'consents'
  | 'forms'
  | 'speed'
  | 'posts'
  | 'returning'
  | 'reach'
  | 'languagePairs'
  | AnalyticsPanel

export type AnalyticsFilters = Partial<Record<AnalyticsFilter, string>>

/** What the address says. */
export interface AnalyticsShown {
  timeRange?: AnalyticsRange | undefined
  from?: string | undefined
  to?: string | undefined
  compare?: AnalyticsComparison | undefined
  step?: AnalyticsStep | undefined
  filters: AnalyticsFilters
  line?: FigureName | undefined
  /** Tables everywhere. */
  as?: 'table' | undefined
  /** Those that are shown the other way. */
  turned?: readonly TwinName[] | undefined
  /** Panels that lie in front, of those that share a place. */
  tabs?: readonly TwinName[] | undefined
  /** The line of what is counted apart. */
  apart?: boolean | undefined
}

/** What every panel needs to lead on. */
export interface AnalyticsLinks {
  shown: AnalyticsShown
  hrefFor: (shown: AnalyticsShown) => string
  /** A file of a panel. */
  fileFor: (name: TwinName) => string | undefined
  /** All rows of a panel. */
  allHrefFor: (panel: AnalyticsPanel) => string
  /** Of whom the numbers are cannot be chosen: rows lead nowhere. */
  isFixed?: boolean
}

/** Whether a panel is a table. */
export const isTable = ({ as, turned = [] }: AnalyticsShown, name: TwinName) =>
  (as === 'table') !== turned.includes(name)

/** The same with one panel the other way. */
export function turnedOver(shown: AnalyticsShown, name: TwinName): AnalyticsShown {
  const { turned = [] } = shown
  return { ...shown, turned: turned.includes(name) ? turned.filter((each) => each !== name) : [...turned, name] }
}

/** The same with a filter, or without it where it is there already. */
export function filteredBy(shown: AnalyticsShown, filter: AnalyticsFilter, value: string): AnalyticsShown {
  const { [filter]: was, ...others } = shown.filters
  return { ...shown, filters: was === value ? others : { ...others, [filter]: value } }
}
