import type { ErrorCode } from '#api/contract/errors.ts'

interface AppErrorDetails {
  /** Error keys by field name; the answer carries them as sentences. */
  fields?: Record<string, string>
  /** Seconds until trying again makes sense; becomes the Retry-After header. */
  retryAfter?: number
  cause?: unknown
}

/** What a service throws when a rule says no. Anything else that is thrown is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { fields, retryAfter, cause }: AppErrorDetails = {}) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}
