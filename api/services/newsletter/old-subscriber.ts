import * as z from 'zod/mini'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { languages } from '#locales/languages.ts'

/** A former subscriber, sealed in their own page for an undo; a difference comes from another version of ours. */
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
    imported: z.optional(
      z.object({
        at: z.number(),
        by: z.string(),
        file: z.string(),
        how: z.pipe(
          z.optional(z.string()),
          z.transform((text): string | undefined => text),
        ),
      }),
    ),
  }),
})
