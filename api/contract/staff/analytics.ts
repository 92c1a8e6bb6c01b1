import * as z from 'zod/mini'
import { calendarDay, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { storableText } from '#api/contract/text.ts'
import { consentCategories, consentDecisions } from '#api/contract/values/consent-choices.ts'
import {
  type AnalyticsFilter,
  analyticsComparisons,
  analyticsFiles,
  analyticsPanels,
  analyticsRanges,
  analyticsSteps,
  panelMeasures,
  visitChannels,
  visitDevices,
  visitFields,
  webVitalRatings,
  yesOrNo,
} from '#api/contract/values/staff/analytics.ts'
import { countedForms, webVitalNames } from '#api/contract/values/visit-events.ts'

const count = z.number()
const share = z.nullable(z.number()) // 0 to 1; null of nothing
const typed = (most: number) => z.string({ error: 'refused' }).check(storableText(), z.maxLength(most, 'refused'))
const day = calendarDay('refused') // of the agency's time zone

/** What numbers are narrowed to, by their names in an address. */
export const analyticsFilterFields = {
  page: z.optional(typed(2048)),
  in: z.optional(typed(8)), // the language of the page
  channel: z.optional(z.enum(visitChannels, { error: 'refused' })),
  referrer: z.optional(typed(300)), // the host; empty for none
  source: z.optional(typed(64)), // utm_source; empty for none
  medium: z.optional(typed(64)), // utm_medium
  campaign: z.optional(typed(64)), // utm_campaign
  device: z.optional(typed(32)),
  browser: z.optional(typed(32)),
  system: z.optional(typed(32)),
  screen: z.optional(typed(32)),
  country: z.optional(typed(64)),
  timezone: z.optional(typed(64)),
  returning: z.optional(z.enum(yesOrNo, { error: 'refused' })),
  consent: z.optional(z.enum(yesOrNo, { error: 'refused' })), // to analytics
} satisfies Record<AnalyticsFilter, z.ZodMiniType>

const selection = {
  timeRange: z.optional(z.enum(analyticsRanges, { error: 'refused' })), // `7d` if left out, `own` with `from`
  from: z.optional(day), // the first day and the last, both included
  to: z.optional(day), // `from` if left out
  compare: z.optional(z.enum(analyticsComparisons, { error: 'refused' })), // `before` if left out
  ...analyticsFilterFields,
}

/** A query: everything is text. */
export const analyticsQuery = z.object({
  ...selection,
  step: z.optional(z.enum(analyticsSteps, { error: 'refused' })), // what fits the range if left out
})

export type AnalyticsQuery = z.output<typeof analyticsQuery>

/** All rows of one panel, at most 500. */
export const analyticsPanelQuery = z.object({
  ...selection,
  panel: z.enum(analyticsPanels, { error: 'refused' }),
})

export type AnalyticsPanelQuery = z.output<typeof analyticsPanelQuery>

/** Of a file. */
export const analyticsFileQuery = z.object({
  ...selection,
  step: z.optional(z.enum(analyticsSteps, { error: 'refused' })),
  file: z.enum(analyticsFiles, { error: 'refused' }),
})

export type AnalyticsFileQuery = z.output<typeof analyticsFileQuery>

/** `GET /api/analytics` (specification 7): `type=realtime`, or a range with filters. */
export const publicAnalyticsQuery = z.object({
  ...selection,
  step: z.optional(z.enum(analyticsSteps, { error: 'refused' })),
  type: z.optional(z.literal('realtime', { error: 'refused' })),
})

/**
 * All of those who agreed to analytics, but for `views`, which has every page that was opened, and `reads`.
 * A visitor is a browser's session, counted once a day; a visit ends after half an hour without a sign, or at midnight.
 */
const figures = {
  visitors: count,
  visits: count,
  views: count,
  timeOnPage: z.nullable(z.number()), // seconds, the median of pages whose time is known
  exitShare: share, // of visits, those that saw no second page
  returningShare: share, // of visitors, those who had been here before
  reads: z.nullable(count), // of posts, as they are counted (D23); null in hours and with filters, which it does not follow
}

export const analyticsFigures = z.object(figures)

export type AnalyticsFigures = z.output<typeof analyticsFigures>

/** How much is not seen: views of those who have not agreed, of whom nothing but the page is known. */
const seen = z.object({ views: count, agreed: count, share })

/** What is counted apart, and in no other figure. */
const apart = z.object({
  crawlers: count, // pages opened by programs that say so
  quiet: count, // visits that saw one page for no measurable time
})

const point = z.object({
  at: time, // its beginning
  until: time,
  day: z.iso.date(), // that it begins on, in the agency's time zone
  figures: analyticsFigures,
  apart,
  /** The same of the period before; null where it is not compared, or has no such point. */
  before: z.nullable(z.object({ at: time, day: z.iso.date(), figures: analyticsFigures })),
})

export type AnalyticsPoint = z.output<typeof point>

const panelRow = z.object({
  key: z.string(), // what it is: a page, a host, a language … See `rowKeys`
  channel: z.nullable(z.enum(visitChannels)), // of a referrer
  visitors: count,
  visits: count,
  views: count,
  before: z.nullable(count), // in the panel's measure; null where it is not compared
})

export type AnalyticsPanelRow = z.output<typeof panelRow>

export const panel = z.object({
  panel: z.enum(analyticsPanels),
  measure: z.enum(panelMeasures),
  rows: z.array(panelRow), // the most first; of countries `Unknown` before all others
  found: count, // rows that there are, also those that are not listed
  total: count, // in the measure, of all that is selected: rows are shares of it
})

export type AnalyticsPanelAnswer = z.output<typeof panel>

const post = z.object({
  id: z.string(),
  title: z.string(), // in the language of the account where there is one
  views: count, // as they are counted (D23)
  before: z.nullable(count),
  /** Of its views by those who agreed and whose time is known: those of at least half of its reading time. */
  readShare: share,
  timed: count, // how many views that is said of
})

const byDecision = z.record(z.enum(consentDecisions), count)

const consents = z.object({
  decisions: byDecision,
  before: z.nullable(byDecision),
  categories: z.array(z.object({ category: z.enum(consentCategories), granted: count, total: count })),
  /** `Unknown` from before it was kept. */
  languages: z.array(z.object({ language: z.string(), decisions: byDecision })),
  line: z.array(z.object({ at: time, day: z.iso.date(), decisions: byDecision })), // in the steps of the line, at least days
})

/** As often as it happened, agreed to analytics or not; `fields` only of those who agreed. */
const form = z.object({
  form: z.enum(countedForms),
  seen: count,
  begun: count,
  sent: count,
  failed: count,
  before: z.nullable(z.object({ seen: count, begun: count, sent: count, failed: count })),
  fields: z.array(z.object({ field: z.string(), count })), // the most first
})

const measured = { p75: z.number(), rating: z.enum(webVitalRatings), samples: count }

/** The 75th percentile, of values kept in two digits. Of pages and devices with at least five of them. */
const vital = z.object({
  name: z.enum(webVitalNames),
  p75: z.nullable(z.number()), // milliseconds, but for CLS
  rating: z.nullable(z.enum(webVitalRatings)),
  samples: count,
  ratings: z.record(z.enum(webVitalRatings), count), // how many of the samples are good, between, poor
  before: z.nullable(z.number()),
  devices: z.array(z.object({ device: z.enum(visitDevices), ...measured })),
  pages: z.array(z.object({ page: z.string(), ...measured })), // the most measured first, at most ten
})

/** How the agency reaches people that asked for it; as of now, and within the range. */
const reach = z.object({
  newsletter: z.object({
    listed: count, // now
    joined: count, // within the range, of those who are on the list
    left: count, // within the range
    issues: count, // that ended within the range
    sent: count, // mails of issues that left within the range
    cameBack: count,
  }),
  push: z.object({
    subscribers: count, // now
    joined: count, // within the range, of those that there are
    sent: count, // notices within the range
    failed: count,
  }),
})

/** What is deleted next (D28). */
const kept = z.object({
  months: count,
  oldestAt: z.nullable(time), // of the visits that there are
  nextAt: z.nullable(time), // when the next are deleted
  nextCount: count, // visits that go within a day of it
})

/** A part that could not be read is null; the others stay. */
export const analyticsAnswer = z.object({
  at: time,
  zone: z.string(), // whose days these are
  timeRange: z.enum(analyticsRanges),
  from: z.iso.date(), // both included
  to: z.iso.date(),
  step: z.enum(analyticsSteps),
  compare: z.enum(analyticsComparisons),
  before: z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() })), // up to the same time of its last day
  figures: analyticsFigures,
  figuresBefore: z.nullable(analyticsFigures),
  seen,
  apart,
  line: z.array(point),
  /**
   * Fewer than five visitors: they are counted, and not broken down further. `panels` has none, or only pages and
   * languages where more than five pages were seen and nothing is asked for but these.
   */
  isSmall: z.boolean(),
  panels: z.array(panel),
  /** The language of the page against the first of ours that the browser asked for; `Unknown` for none of them. */
  languagePairs: z.array(z.object({ page: staffLanguage, asked: z.string(), visits: count })),
  posts: z.nullable(z.array(post)), // the most read first, at most twenty. Filters do not concern what follows
  consents: z.nullable(consents),
  forms: z.nullable(z.array(form)),
  speed: z.nullable(z.array(vital)),
  reach: z.nullable(reach),
  kept: z.nullable(kept),
})

export type AnalyticsAnswer = z.output<typeof analyticsAnswer>

export const analyticsPanelAnswer = z.object({
  at: time,
  from: z.iso.date(),
  to: z.iso.date(),
  isSmall: z.boolean(), // then there are no rows
  ...panel.shape,
})

/** Who is here. `visitors` are of those who agreed; the others are pages that were opened. */
export const nowAnswer = z.object({
  at: time,
  short: z.object({ visitors: count, opened: count }), // in the last 5 minutes
  long: z.object({ visitors: count, opened: count }), // in the last 30
  /** Oldest first: visitors seen in that minute, and pages opened by the others. */
  minutes: z.array(z.object({ at: time, visitors: count, opened: count })),
  pages: z.array(z.object({ page: z.string(), count })), // in the last 5 minutes: where visitors are, and what was opened
  languages: z.array(z.object({ language: staffLanguage, count })), // the same
})

export type NowAnswer = z.output<typeof nowAnswer>

/** What one visit stores: the newest one of somebody who agreed, and one of somebody who did not. */
export const visitExample = z.object({
  at: time,
  months: count, // how long it is kept
  agreed: z.nullable(z.array(z.object({ field: z.enum(visitFields), value: z.nullable(z.string()) }))),
  declined: z.nullable(z.array(z.object({ field: z.enum(visitFields), value: z.nullable(z.string()) }))),
})

export type VisitExample = z.output<typeof visitExample>

/** As specification 7 says of `GET /api/analytics`. */
export const publicAnalyticsAnswer = z.object({
  success: z.literal(true),
  data: z.union([analyticsAnswer, nowAnswer]),
})
