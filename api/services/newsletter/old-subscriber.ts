import * as z from 'zod/mini'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { languages } from '#locales/languages.ts'

/** Somebody who has left, as their own page keeps them for an undo. Sealed by us, so a difference is another version's. */
export const oldSubscriber = z.object({
  leftAt: z.number(),
  subscriber: z.object({
    id: z.string(),
    email: z.string(),
    emailKey: z.string(),
    language: z.enum(languages),
    topics: z.array(z.enum(postTypes)),
    source: z.string(),
    ip: z.string(),
    userAgent: z.string(),
    signedUpAt: z.number(),
    confirmedAt: z.pipe(
      z.optional(z.number()),
      z.transform((time): number | undefined => time),
    ),
  }),
})
