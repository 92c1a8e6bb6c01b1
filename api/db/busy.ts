const SQLITE_BUSY = 5
/** Busy, input/output error, full: what a disk may be for a while. Extended codes carry them in their lowest byte. */
const sqliteCodes = [SQLITE_BUSY, 10, 13]
/** connection_failure, insufficient_resources, operator_intervention, lock_not_available (PostgreSQL's error classes). */
const postgresClasses = ['08', '53', '57', '55']
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']
/** A disk without room, or a process without file handles. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']

/** Another process holds SQLite's write lock: trying again soon makes sense. */
export function isBusy(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_BUSY
}

/** The database or the disk cannot be used now but may be later: answered with 503 rather than 500. */
export function isUnavailable(error: unknown): boolean {
  if (sqliteCodes.includes(sqliteCodeOf(error) ?? 0)) return true
  if (!(error instanceof Error)) return false
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return true
  if (!('code' in error) || typeof error.code !== 'string') return false
  const { code } = error
  return (
    networkCodes.includes(code) ||
    diskCodes.includes(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && postgresClasses.some((prefix) => code.startsWith(prefix)))
  )
}

function sqliteCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined
  return error.errcode & 0xff
}
