import * as z from 'zod/mini'
import { staffLanguage, time } from '#api/contract/staff/fields.ts'
import { pictureRefusals } from '#api/contract/values/pictures.ts'
import { transferFields, transferRefusals } from '#api/contract/values/post-transfer.ts'

const fileId = z.string({ error: 'refused' }).check(z.regex(/^[0-9a-f-]{36}$/, 'refused'))

/** Of an uploaded file. */
export const transferUpload = z.object({ id: z.string() })

export type TransferUpload = z.output<typeof transferUpload>

/** Without a file: only what an export would hold. */
export const transferQuery = z.object({ file: z.optional(fileId) })

const refusal = z.object({
  file: z.string(), // its path in the zip; empty for the whole of it
  why: z.enum([...transferRefusals, ...pictureRefusals]),
  field: z.optional(z.string()), // of the front matter
  most: z.optional(z.number()), // characters
})

export type TransferRefused = z.output<typeof refusal>

const planned = z.object({
  id: z.string(),
  title: z.string(),
  titleLanguage: staffLanguage,
  isNew: z.boolean(),
  translations: z.array(
    z.object({
      language: staffLanguage,
      isNew: z.boolean(),
      fields: z.array(z.enum(transferFields)),
      setsAside: z.boolean(), // words in these fields that are written and not open
    }),
  ), // those that would change
})

export type PlannedPost = z.output<typeof planned>

const plan = z.object({
  id: z.string(),
  seen: z.string(), // to be sent with the deed: what has changed since is a conflict
  bytes: z.number(),
  keptUntil: time,
  posts: z.array(planned), // those that would change
  same: z.number(), // posts that would not
  pictures: z.object({ added: z.number(), changed: z.number(), same: z.number() }),
  refused: z.array(refusal), // the first of them; anything but none stops the whole
  refusedInAll: z.number(),
})

export type TransferPlan = z.output<typeof plan>

export const transferAnswer = z.object({
  at: time,
  /** What an export would hold. */
  house: z.object({ posts: z.number(), windows: z.number(), pictures: z.number() }),
  plan: z.nullable(plan), // null without a file, and for one that is no longer kept
})

export type TransferAnswer = z.output<typeof transferAnswer>

export const transferInput = z.object({
  file: fileId,
  seen: z.string({ error: 'refused' }).check(z.maxLength(100, 'refused')),
})

/** Pictures take their time: called again until it is done. Posts change at once, at the end. */
export const transferDone = z.object({
  isDone: z.boolean(),
  pictures: z.object({ made: z.number(), left: z.number() }),
  posts: z.number(),
  windows: z.number(),
  refused: z.array(refusal), // pictures that turned out to be none, texts that the publish gate holds back
})

export type TransferDone = z.output<typeof transferDone>
