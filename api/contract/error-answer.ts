import * as z from 'zod/mini'
import { type ErrorAnswer, errorCodes } from '#api/contract/values/errors.ts'

export const errorAnswer = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    keys: z.optional(z.record(z.string(), z.string())),
    triesLeft: z.optional(z.number()),
    wait: z.optional(z.number()),
  }),
}) satisfies z.ZodMiniType<ErrorAnswer>
