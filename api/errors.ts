import type { ErrorCode } from '#api/contract/values/errors.ts'

interface AppErrorDetails {
  fields?: Record<string, string> // keys of texts by field; answers carry sentences
  retryAfter?: number // seconds, for Retry-After
  triesLeft?: number // of a refused login
  text?: 'crowded' // key of another text in `locales/…/site/errors.json`
  cause?: unknown
  isLogged?: boolean // the thrower has logged it
}

/** Thrown by services; the code decides the status. Any other error is `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly triesLeft: number | undefined
  readonly text: 'crowded' | undefined
  readonly isLogged: boolean

  constructor(code: ErrorCode, { fields, retryAfter, triesLeft, text, cause, isLogged = false }: AppErrorDetails = {}) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.triesLeft = triesLeft
    this.text = text
    this.isLogged = isLogged
  }
}

/** `invalid`, with the error key of each field made a key of the texts in `file`, as in `contact-form:errors`. */
export function invalid(errors: Record<string, string>, file: string, code: ErrorCode = 'invalid'): AppError {
  const fields = Object.entries(errors).map(([field, key]) => [field, `${file}.${key}`])
  return new AppError(code, { fields: Object.fromEntries(fields) })
}
