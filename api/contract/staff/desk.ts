import * as z from 'zod/mini'
import { staffLanguage, time } from '#api/contract/staff/fields.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { deletedKinds } from '#api/contract/values/staff/deleted.ts'
import { personRequestKinds } from '#api/contract/values/staff/persons.ts'

const due = { id: z.string(), since: time, dueAt: time }

/** What waits, the soonest first; only what the account may see. */
export const deskAnswer = z.object({
  at: time,
  messages: z.array(
    z.object({
      ...due,
      name: z.string(),
      purpose: z.enum(contactPurposes),
      language: staffLanguage,
      isQuarantined: z.boolean(),
    }),
  ),
  applications: z.array(z.object({ ...due, name: z.string(), interest: z.enum(applicationInterests) })),
  drafts: z.array(z.object({ id: z.string(), language: staffLanguage, title: z.string(), savedAt: time })),
  behind: z.array(z.object({ id: z.string(), title: z.string(), languages: z.array(staffLanguage) })),
  failedMails: z.array(z.object({ id: z.string(), failedAt: time })),
  expiring: z.array(z.object({ id: z.string(), kind: z.enum(deletedKinds), deletedAt: time, goneAt: time })),
  requests: z.array(z.object({ id: z.string(), kind: z.enum(personRequestKinds), dueAt: time })), // of persons
  scheduled: z.array(z.object({ id: z.string(), language: staffLanguage, title: z.string(), at: time })),
  /** The last seven days, oldest first; null where the account may not see them. */
  week: z.nullable(
    z.array(z.object({ day: z.iso.date(), visits: z.number(), reads: z.number(), messages: z.number() })),
  ),
})

export type DeskAnswer = z.output<typeof deskAnswer>
