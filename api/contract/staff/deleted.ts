import * as z from 'zod/mini'
import { rowId, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { deletedKinds, deletedSorts, MOST_DELETED_AT_ONCE } from '#api/contract/values/staff/deleted.ts'

/** A query: everything is text. */
export const deletedQuery = z.object({
  kind: z.optional(z.enum(deletedKinds, { error: 'refused' })),
  sort: z.optional(z.enum(deletedSorts, { error: 'refused' })),
  page: z.optional(z.coerce.number({ error: 'refused' }).check(z.int('refused'), z.minimum(1, 'refused'))),
})

export type DeletedQuery = z.output<typeof deletedQuery>

const every = {
  id: z.string(),
  deletedAt: time,
  goneAt: time,
  by: z.nullable(z.string()), // a name; null where it is not known
}

const deletedThing = z.discriminatedUnion('kind', [
  z.object({ ...every, kind: z.literal('post'), title: z.string(), languages: z.array(staffLanguage) }),
  z.object({
    ...every,
    kind: z.literal('message'),
    name: z.string(),
    purpose: z.enum(contactPurposes),
    language: staffLanguage,
    score: z.nullable(z.number()),
    isQuarantined: z.boolean(),
  }),
  z.object({
    ...every,
    kind: z.literal('application'),
    name: z.string(),
    interest: z.enum(applicationInterests),
    stage: z.enum(['received', 'review', 'interview', 'decision']),
  }),
  z.object({
    ...every,
    kind: z.literal('subscriber'),
    address: z.string(), // covered: its first letter and its domain
    language: staffLanguage,
    isConfirmed: z.boolean(),
  }),
  z.object({ ...every, kind: z.literal('issue'), number: z.number(), title: z.string() }), // empty: nobody has named it
])

export type DeletedThing = z.output<typeof deletedThing>

export const deletedAnswer = z.object({
  at: time,
  things: z.array(deletedThing),
  counts: z.partialRecord(z.enum(deletedKinds), z.number()), // of the kinds that the account may see
  next: z.nullable(z.object({ kind: z.enum(deletedKinds), name: z.string(), goneAt: time })), // of all kinds
  page: z.number(),
  pages: z.number(),
})

export type DeletedAnswer = z.output<typeof deletedAnswer>

/** `deletedAt` as it was seen: what was restored and deleted again since is left alone. */
export const deletedInput = z.object({
  things: z
    .array(
      z.object({
        kind: z.enum(deletedKinds, { error: 'refused' }),
        id: rowId,
        deletedAt: z.number({ error: 'refused' }).check(z.int('refused')),
      }),
      { error: 'refused' },
    )
    .check(z.minLength(1, 'refused'), z.maxLength(MOST_DELETED_AT_ONCE, 'refused')),
})

export type DeletedInput = z.output<typeof deletedInput>

export const deletedDone = z.object({
  done: z.number(),
  refused: z.array(
    z.object({
      kind: z.enum(deletedKinds),
      id: z.string(),
      why: z.enum(['restored', 'gone']),
      name: z.nullable(z.string()), // null for what is gone
      by: z.nullable(z.string()), // a name, where one is known
    }),
  ),
})

export type DeletedDone = z.output<typeof deletedDone>
