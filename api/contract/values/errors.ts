// Without schemas: pages that know a status should not have to fetch them (error-answer.ts has this one's).

/** Every code an answer of `/api/*` can carry; `statusOf` has the status of each. */
export const errorCodes = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'password_needed',
  'cross_site',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_large',
  'uri_too_long',
  'unsupported_media_type',
  'invalid',
  'too_many_requests',
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The one shape of an error: `message` and the field texts are in the request's language. */
export interface ErrorAnswer {
  error: {
    code: ErrorCode
    message: string
    fields?: Record<string, string> | undefined
    keys?: Record<string, string> | undefined // of the field texts, for a page that may change its language
    triesLeft?: number | undefined // of a refused login
    wait?: number | undefined // seconds until the next try of a login
  }
}

export const statusOf: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  password_needed: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
}
