import * as z from 'zod/mini'
import { calendarDay, rowId, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { typedText } from '#api/contract/text.ts'
import { longestDayNote } from '#api/contract/values/staff/analytics.ts'

/** Days of the agency's time zone, both included. */
export const dayNotesQuery = z.object({ from: calendarDay('refused'), to: calendarDay('refused') })

/** A new one without `id`. */
export const dayNoteInput = z.object({
  id: z.optional(rowId),
  day: calendarDay('day_note_day'),
  text: typedText({ least: 1, most: longestDayNote, short: 'day_note', long: 'day_note_long' }),
})

export const dayNote = z.object({
  id: z.string(),
  day: z.iso.date(),
  text: z.string(),
  by: z.nullable(z.string()), // a name; null for somebody who is gone
  madeAt: time,
  changedAt: z.nullable(time), // by whomever
})

export type OwnDayNote = z.output<typeof dayNote>

/** The newest day first. */
export const dayNotesAnswer = z.object({
  notes: z.array(dayNote),
  /** By the day on which the first of its languages opened; the title in the language of the account where there is one. */
  posts: z.array(z.object({ id: z.string(), title: z.string(), language: staffLanguage, day: z.iso.date(), at: time })),
  /** By the day on which it began to leave. */
  issues: z.array(z.object({ id: z.string(), number: z.number(), title: z.string(), day: z.iso.date(), at: time })),
  releases: z.array(z.object({ version: z.string(), day: z.iso.date(), at: time })), // when it first ran
})

export type DayNotesAnswer = z.output<typeof dayNotesAnswer>
