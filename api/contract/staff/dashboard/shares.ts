import * as z from 'zod/mini'
import { analyticsAnswer } from '#api/contract/staff/analytics.ts'
import { segmentFilters, segmentName, shownFilters } from '#api/contract/staff/dashboard/segments.ts'
import { linkToken, time } from '#api/contract/staff/fields.ts'
import { analyticsComparisons, shareDays, sharedRanges } from '#api/contract/values/staff/analytics.ts'

const share = z.object({
  id: z.string(),
  name: z.string(),
  filters: shownFilters,
  by: z.nullable(z.string()), // a name; null for somebody who is gone
  madeAt: time,
  expiresAt: time,
})

export type DashboardShare = z.output<typeof share>

/** Those that hold, the newest first. */
export const sharesAnswer = z.object({ at: time, shares: z.array(share) })

export const shareInput = z.object({
  name: segmentName,
  filters: segmentFilters,
  days: z.coerce
    .number({ error: 'refused' })
    .check(z.refine((days) => shareDays.some((one) => one === days), 'refused')),
})

/** The address is told once: only its hash is kept. */
export const newShareAnswer = z.object({ ...sharesAnswer.shape, id: z.string(), path: z.string() })

/** What the holder of a link may choose; of whom the numbers are is not among it. */
export const sharedQuery = z.object({
  token: linkToken,
  timeRange: z.optional(z.enum(sharedRanges, { error: 'refused' })),
  compare: z.optional(z.enum(analyticsComparisons, { error: 'refused' })),
})

/** The numbers of one segment, and of nobody else. Rows of fewer than five are left out; a small group has no line either. */
export const sharedAnswer = z.object({
  ...z.pick(analyticsAnswer, {
    at: true,
    zone: true,
    from: true,
    to: true,
    step: true,
    compare: true,
    before: true,
    figures: true,
    figuresBefore: true,
    seen: true,
    line: true,
    isSmall: true,
    panels: true,
  }).shape,
  timeRange: z.enum(sharedRanges),
  name: z.string(),
  filters: shownFilters,
  expiresAt: time,
})

export type SharedAnswer = z.output<typeof sharedAnswer>
