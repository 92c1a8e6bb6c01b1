import * as z from 'zod/mini'
import { calendarDay, rowId, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { storableText } from '#api/contract/text.ts'
import { newsletterLimits } from '#api/contract/values/field-limits.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import {
  consentProofs,
  importDelimiters,
  importEncodings,
  importFields,
  importOutcomes,
  importReasons,
  importTroubles,
  leavingReasons,
  namedShelves,
  sortOrders,
  subscriberEvents,
  subscriberLimits,
  subscriberShelves,
  subscriberSorts,
  suppressionReasons,
} from '#api/contract/values/staff/subscribers.ts'

const count = z.number()
const pageNumber = z.coerce.number({ error: 'refused' }).check(z.int('refused'), z.minimum(1, 'refused'))
const typed = (most: number) =>
  z.string({ error: 'refused' }).check(storableText(), z.trim(), z.maxLength(most, 'refused'))

const filter = {
  q: z.optional(typed(subscriberLimits.search)), // a part of the address
  in: z.optional(staffLanguage), // `language` is that of errors
  topic: z.optional(z.enum(postTypes, { error: 'refused' })),
  source: z.optional(typed(newsletterLimits.source)),
  from: z.optional(calendarDay('refused')), // days in UTC, both included
  to: z.optional(calendarDay('refused')),
  sort: z.optional(z.enum(subscriberSorts, { error: 'refused' })), // `since` if left out
  order: z.optional(z.enum(sortOrders, { error: 'refused' })), // `desc` of `since`, else `asc`
}

/** A query: everything is text. Of `left` and `never` only the days and the page count: nothing else is kept of them. */
export const subscribersQuery = z.object({
  shelf: z.optional(z.enum(subscriberShelves, { error: 'refused' })), // `listed` if left out
  ...filter,
  page: z.optional(pageNumber),
})

export type SubscribersQuery = z.output<typeof subscribersQuery>

/** Of the file, which has no pages. */
export const subscribersFileQuery = z.object({
  shelf: z.optional(z.enum(namedShelves, { error: 'refused' })),
  ...filter,
})

export type SubscribersFileQuery = z.output<typeof subscribersFileQuery>

const listed = {
  id: z.string(),
  address: z.string(),
  language: staffLanguage,
  topics: z.array(z.enum(postTypes)), // those that they chose; all of them unless changed
  source: z.string(), // the place on the site, or what a file says
  since: time, // on the list; of who has not confirmed: when they were asked
  proof: z.enum(consentProofs),
}

const subscriberRow = z.object(listed)

export type SubscriberRow = z.output<typeof subscriberRow>

/** All that is kept of who must not be mailed. `why` is null from before it was kept. */
const suppressedRow = z.object({ hash: z.string(), since: time, why: z.nullable(z.enum(suppressionReasons)) })

export type SuppressedRow = z.output<typeof suppressedRow>

export const subscribersAnswer = z.object({
  at: time,
  subscribers: z.array(subscriberRow), // of `listed` and `unconfirmed`
  suppressed: z.array(suppressedRow), // of `left` and `never`
  page: count,
  pages: count,
  found: count,
  /** Of all, whatever is asked for. */
  counts: z.record(z.enum(subscriberShelves), count),
  sources: z.array(z.object({ source: z.string(), count })), // of the shelf, the most frequent first, at most 30
})

export type SubscribersAnswer = z.output<typeof subscribersAnswer>

const byLanguage = z.record(staffLanguage, count)

/**
 * Growth, from the subscribers that there are: who has left, or was deleted, is missing in every month before as well,
 * because nothing of them is kept (D14). Only how many left in a month is known.
 */
export const growthAnswer = z.object({
  at: time,
  listed: byLanguage,
  since: time, // a month ago
  joined: byLanguage, // of those who are on the list, since then
  left: count, // since then, in all languages
  unconfirmed: count,
  forgottenAfter: z.number(), // days in which an unconfirmed sign-up is forgotten
  /** The last twelve, oldest first; the last one is under way. Months in UTC. */
  months: z.array(
    z.object({
      month: z.string(), // such as 2026-11
      listed: byLanguage, // at its end
      joined: byLanguage,
      left: count,
    }),
  ),
})

export type GrowthAnswer = z.output<typeof growthAnswer>

export const staffSubscriber = z.object({
  ...listed,
  isConfirmed: z.boolean(),
  signedUpAt: time, // the first click; of an import, what its file says, else when it was imported
  confirmedAt: z.nullable(time), // the second click; of an import with proof, what its file says
  ip: z.string(), // of the first click; empty where none is known
  userAgent: z.string(), // the same
  forgottenAt: z.nullable(time), // of who has not confirmed
  imported: z.nullable(
    z.object({
      at: time,
      by: z.nullable(z.string()), // a name
      how: z.nullable(z.string()), // in which way they agreed, in the words of the file or of who imported it
    }),
  ),
  /** Oldest first. */
  history: z.array(
    z.object({
      at: time,
      what: z.enum(subscriberEvents),
      by: z.nullable(z.string()), // the name of a colleague; null for the subscriber
      why: z.nullable(z.enum(leavingReasons)),
    }),
  ),
})

export type StaffSubscriber = z.output<typeof staffSubscriber>

export const subscriberAnswer = z.object({ at: time, subscriber: staffSubscriber })

export const leavingInput = z.object({ id: rowId, reason: z.enum(leavingReasons, { error: 'reason_missing' }) })

/** `undo` is all that is left of them: encrypted, for ten minutes, and with whoever took them off. */
export const leavingAnswer = z.object({ id: z.string(), address: z.string(), undo: z.string(), undoUntil: time })

export type LeavingAnswer = z.output<typeof leavingAnswer>

export const returnInput = z.object({
  undo: z.string({ error: 'refused' }).check(z.minLength(1, 'refused'), z.maxLength(newsletterLimits.token, 'refused')),
})

/** What a deed answers: whom it was about. */
export const movedSubscriber = z.object({ id: z.string(), address: z.string() })

const fileId = z.string({ error: 'refused' }).check(z.regex(/^[0-9a-f-]{36}$/, 'refused'))

/** Of an uploaded file, or a pasted text. */
export const importUpload = z.object({ id: z.string() })

export type ImportUpload = z.output<typeof importUpload>

/**
 * How a file is to be read. `columns` are fields by position, with commas between: `email,,language`; a field may stand once.
 * What is left out is suggested.
 */
const reading = {
  file: fileId,
  columns: z.optional(z.string({ error: 'refused' }).check(z.maxLength(1000, 'refused'))),
  delimiter: z.optional(z.enum(importDelimiters, { error: 'refused' })),
  heading: z.optional(z.enum(['yes', 'no'], { error: 'refused' })), // whether the first line names the columns
  how: z.optional(typed(subscriberLimits.how)), // the way in which they agreed, for lines that say none
  tongue: z.optional(staffLanguage), // for lines that name none, or one that is not ours
}

/** A query: everything is text. Without a file there is no plan yet. */
export const importQuery = z.object({
  ...reading,
  file: z.optional(fileId),
  outcome: z.optional(z.enum(importOutcomes, { error: 'refused' })), // only lines with it
  page: z.optional(pageNumber),
})

export type ImportQuery = z.output<typeof importQuery>

const importLine = z.object({
  line: count, // in the file, from 1
  address: z.string(), // as it stands there, shortened
  outcome: z.enum(importOutcomes),
  why: z.nullable(z.enum(importReasons)),
  language: z.nullable(staffLanguage),
  agreedAt: z.nullable(time),
  how: z.nullable(z.string()),
  first: z.nullable(count), // of an address that is repeated: the line that counts
})

export type ImportLine = z.output<typeof importLine>

const importPlan = z.object({
  id: z.string(),
  seen: z.string(), // to be sent with the deed: it stands for the file and for how it is read
  bytes: count,
  keptUntil: time,
  encoding: z.enum(importEncodings),
  delimiter: z.enum(importDelimiters),
  hasHeading: z.boolean(),
  columns: z.array(
    z.object({
      heading: z.string(), // empty without one
      samples: z.array(z.string()), // the first that are not empty, at most three, shortened
      field: z.nullable(z.enum(importFields)),
    }),
  ),
  how: z.string(), // for lines that say none; empty if none was given
  tongue: z.nullable(staffLanguage),
  trouble: z.nullable(z.enum(importTroubles)), // then there are no lines, and nothing to confirm
  lines: count, // with anything in them, but for the heading
  counts: z.record(z.enum(importOutcomes), count),
  rows: z.array(importLine),
  page: count,
  pages: count,
  found: count,
})

export type ImportPlan = z.output<typeof importPlan>

/** The dry run. Null for a file that is no longer kept. */
export const importAnswer = z.object({ at: time, plan: z.nullable(importPlan) })

export type ImportAnswer = z.output<typeof importAnswer>

export const importInput = z.object({
  ...reading,
  seen: z.string({ error: 'refused' }).check(z.maxLength(100, 'refused')),
})

export type ImportInput = z.output<typeof importInput>

/** Thousands take their time: called again until it is done. Called once more, it answers the same. */
export const importDone = z.object({
  isDone: z.boolean(),
  done: count, // of those to be added or asked
  left: count,
  counts: z.record(z.enum(importOutcomes), count),
})

export type ImportDone = z.output<typeof importDone>

export const importFile = z.object({ file: fileId })
