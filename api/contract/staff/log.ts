import * as z from 'zod/mini'
import { calendarDay, rowId, time } from '#api/contract/staff/fields.ts'
import { staffDeeds, staffThings } from '#api/contract/values/staff.ts'

/** A query: everything is text. */
export const logQuery = z.object({
  account: z.optional(rowId),
  deed: z.optional(z.enum(staffDeeds, { error: 'refused' })),
  thing: z.optional(rowId),
  from: z.optional(calendarDay('refused')), // days in UTC, both included
  to: z.optional(calendarDay('refused')),
  page: z.optional(z.coerce.number({ error: 'refused' }).check(z.int('refused'), z.minimum(1, 'refused'))),
})

/** Of the file, which has no pages. */
export const logFileQuery = z.omit(logQuery, { page: true })

export type LogQuery = z.output<typeof logQuery>

export const logFacts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export type LogFacts = z.output<typeof logFacts>

export const logLine = z.object({
  id: z.string(),
  at: time,
  account: z.nullable(z.object({ id: z.string(), name: z.string() })), // null for the house and the shell
  deed: z.enum(staffDeeds),
  thing: z.nullable(z.object({ kind: z.enum(staffThings), id: z.string(), name: z.nullable(z.string()) })),
  facts: logFacts,
})

export type LogLine = z.output<typeof logLine>

export const logAnswer = z.object({
  at: time,
  lines: z.array(logLine),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  days: z.array(z.object({ day: z.iso.date(), count: z.number() })), // the last sixty, oldest first
})

export type LogAnswer = z.output<typeof logAnswer>
