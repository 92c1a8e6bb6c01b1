import type { ErrorCode } from '#api/contract/values/errors.ts'

interface AppErrorDetails {
  /** Keys of texts by field name; the answer carries them as sentences. */
  fields?: Record<string, string>
  /** Seconds until trying again makes sense; becomes the Retry-After header. */
  retryAfter?: number
  /** Another text than that of the code, by its key in `locales/…/errors.json`. */
  text?: 'crowded'
  cause?: unknown
  /** Who throws it has told the operator already, or less often than it happens. */
  isLogged?: boolean
}

/** What a service throws when a rule says no. Anything else that is thrown is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly text: 'crowded' | undefined
  readonly isLogged: boolean

  constructor(code: ErrorCode, { fields, retryAfter, text, cause, isLogged = false }: AppErrorDetails = {}) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.text = text
    this.isLogged = isLogged
  }
}

/** `invalid`, with the error key of each field made a key of the texts in `file`, as in `contact-form:errors`. */
export function invalid(errors: Record<string, string>, file: string, code: ErrorCode = 'invalid'): AppError {
  const fields = Object.entries(errors).map(([field, key]) => [field, `${file}.${key}`])
  return new AppError(code, { fields: Object.fromEntries(fields) })
}
