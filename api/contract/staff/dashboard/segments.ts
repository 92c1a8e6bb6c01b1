import * as z from 'zod/mini'
import { analyticsFilterFields } from '#api/contract/staff/analytics.ts'
import { rowId, time } from '#api/contract/staff/fields.ts'
import { typedText } from '#api/contract/text.ts'
import { analyticsFilters, longestSegmentName } from '#api/contract/values/staff/analytics.ts'

export const segmentName = typedText({
  least: 1,
  most: longestSegmentName,
  short: 'segment_name',
  long: 'segment_name_long',
})

/** At least one: everybody is no segment. */
export const segmentFilters = z
  .object(analyticsFilterFields, { error: 'refused' })
  .check(z.refine((filters) => Object.values(filters).some(Boolean), 'segment_everybody'))

/** A new one has `filters`; with `id` it is renamed. */
export const segmentInput = z
  .object({ id: z.optional(rowId), name: segmentName, filters: z.optional(segmentFilters) })
  .check(
    z.refine(({ id, filters }) => id !== undefined || filters !== undefined, {
      path: ['filters'],
      error: 'segment_everybody',
    }),
  )

/** As an address has them. */
export const shownFilters = z.partialRecord(z.enum(analyticsFilters), z.string())

const segment = z.object({
  id: z.string(),
  name: z.string(),
  filters: shownFilters,
  by: z.nullable(z.string()), // a name; null for somebody who is gone
  madeAt: time,
})

export type Segment = z.output<typeof segment>

/** By name. */
export const segmentsAnswer = z.object({ segments: z.array(segment) })
