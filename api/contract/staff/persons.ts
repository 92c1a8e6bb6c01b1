import * as z from 'zod/mini'
import { calendarDay, rowId, staffEmail, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { personRequestKinds, personRequestOutcomes } from '#api/contract/values/staff/persons.ts'

/** How many of each were found, or erased. */
export const personCounts = z.object({
  messages: z.number(),
  applications: z.number(),
  files: z.number(),
  subscriptions: z.number(),
  signups: z.number(),
  mails: z.number(), // that wait, or could not be delivered
  mailFiles: z.number(), // as written into the outbox folder, where no mail server is set
})

export type PersonCounts = z.output<typeof personCounts>

const openRequest = z.object({
  id: z.string(),
  kind: z.enum(personRequestKinds),
  email: z.string(),
  language: staffLanguage,
  receivedAt: time,
  dueAt: time,
  takenAt: z.nullable(time), // when its package was last taken
})

/** What is left of one that is done: no address. */
const doneRequest = z.object({
  id: z.string(),
  kind: z.enum(personRequestKinds),
  receivedAt: time,
  doneAt: time,
  by: z.nullable(z.string()), // a name
  outcome: z.enum(personRequestOutcomes),
  counts: z.nullable(personCounts),
})

export const personRequestsAnswer = z.object({ at: time, open: z.array(openRequest), done: z.array(doneRequest) })

export type PersonRequestsAnswer = z.output<typeof personRequestsAnswer>

export const personRequestInput = z.object({
  kind: z.enum(personRequestKinds, { error: 'refused' }),
  email: staffEmail,
  language: staffLanguage,
  receivedOn: calendarDay('request_day'),
})

/** Rows by what they are; nothing of what was written. */
export const personFound = z.object({
  messages: z.array(z.object({ id: z.string(), at: time, isDeleted: z.boolean() })),
  applications: z.array(
    z.object({ id: z.string(), at: time, isDeleted: z.boolean(), fileName: z.string(), size: z.number() }),
  ),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      at: time,
      confirmedAt: z.nullable(time),
      isDeleted: z.boolean(),
      source: z.string(),
      ip: z.string(),
      userAgent: z.string(),
    }),
  ),
  signups: z.array(z.object({ id: z.string(), at: time })),
  mails: z.array(z.object({ id: z.string(), at: time, failedAt: z.nullable(time), isToThem: z.boolean() })),
  mailFiles: z.number(),
  suppressedAt: z.nullable(time),
  isColleague: z.boolean(), // an account of the staff has the address
})

export type PersonFound = z.output<typeof personFound>

export const personRequestAnswer = z.object({ at: time, request: openRequest, found: personFound })

export const personClosing = z.object({
  id: rowId,
  outcome: z.enum(['handedOver', 'withdrawn'], { error: 'refused' }),
})

/** `left` names tables that still hold the address, such as another person’s message that quotes it. */
export const personErased = z.object({
  counts: personCounts,
  left: z.array(z.object({ place: z.string(), rows: z.number() })),
  mayRemain: z.boolean(), // in the database’s own log and free space, until they are overwritten
})

export type PersonErased = z.output<typeof personErased>
