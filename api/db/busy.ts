const SQLITE_BUSY = 5
/** connection_failure, insufficient_resources, operator_intervention, lock_not_available (PostgreSQL's error classes). */
const postgresClasses = ['08', '53', '57', '55']
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']

/** Another process holds SQLite's write lock: trying again soon makes sense. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

/** The database cannot be used now but may be later: answered with 503 rather than 500. */
export function isUnavailable(error: unknown): boolean {
  if (isBusy(error)) return true
  if (!(error instanceof Error)) return false
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return true
  if (!('code' in error) || typeof error.code !== 'string') return false
  const { code } = error
  return (
    networkCodes.includes(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && postgresClasses.some((prefix) => code.startsWith(prefix)))
  )
}
