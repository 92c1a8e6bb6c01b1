import type { FastifyError, FastifyRequest } from 'fastify'
import type { ErrorAnswer, ErrorCode } from '#api/contract/values/errors.ts'
import { isUnavailable } from '#api/db/busy.ts'
import { AppError } from '#api/errors.ts'
import type { Words } from '#api/texts.ts'

export const UNAVAILABLE_WAIT = 5 // seconds

const fastifyCodes = new Map<string, ErrorCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'too_large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported_media_type'],
  ['FST_ERR_NOT_FOUND', 'not_found'],
])

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isUnavailable(error)) return new AppError('unavailable', { retryAfter: UNAVAILABLE_WAIT, cause: error })
  if (isFastifyError(error)) {
    const code = fastifyCodes.get(error.code)
    if (code) return new AppError(code, { cause: error })
    if (error.statusCode === 503) return new AppError('unavailable', { retryAfter: UNAVAILABLE_WAIT, cause: error })
    if (error.statusCode && error.statusCode < 500) return new AppError('bad_request', { cause: error })
  }
  return new AppError('internal', { cause: error })
}

/** Logs server errors, but neither those of clients that hang up nor those that are counted elsewhere. */
export function logFault(request: FastifyRequest, thrown: unknown, message: string): void {
  const { code, isLogged } = toAppError(thrown)
  if (isLogged || (code !== 'internal' && code !== 'unavailable')) return
  if (hasHungUp(request)) request.log.debug(thrown, 'The client hung up')
  else request.log.error(thrown, message)
}

/** The connection ended before the request was complete, and caused whatever failed. */
export function hasHungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

export function errorBody(error: AppError, words: Words): ErrorAnswer['error'] {
  const entries = Object.entries(error.fields ?? {})
  const fields = entries.map(([field, key]) => [field, words(key as 'errors:fields.refused')])
  const keys = entries.map(([field, key]) => [field, key.slice(key.lastIndexOf('.') + 1)])
  return {
    code: error.code,
    message: words(`errors:${error.text ?? error.code}`),
    ...(entries.length > 0 && { fields: Object.fromEntries(fields), keys: Object.fromEntries(keys) }),
    ...(error.triesLeft !== undefined && { triesLeft: error.triesLeft, wait: error.retryAfter }),
  }
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && 'statusCode' in error
}
