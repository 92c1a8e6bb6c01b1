import * as z from 'zod/mini'

/** Every code an answer of `/api/*` can carry; `statusOf` has the status of each. */
export const errorCodes = [
  'bad_request',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'invalid',
  'too_many_requests',
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The one shape of an error: `message` and the field texts are in the request's language. */
export const errorAnswer = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})

export type ErrorAnswer = z.output<typeof errorAnswer>

/** The status of each code. */
export const statusOf: Record<ErrorCode, number> = {
  bad_request: 400,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
}
