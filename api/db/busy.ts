const SQLITE_BUSY = 5
/** SQLITE_BUSY, IOERR, FULL: temporary. Extended codes carry them in their lowest byte. */
const sqliteCodes = [SQLITE_BUSY, 10, 13]
/** query_canceled (lock wait timeout), lock_not_available, cannot_connect_now. */
const postgresBusy = ['57014', '55P03', '57P03']
/**
 * Temporary classes, and of others: 25006 (read_only_sql_transaction), a standby that is not yet promoted; 25P03 and 25P04, a
 * transaction that took too long; 28 and 3D, whose account or database the operator is changing or restoring; 58, a disk.
 */
const postgresClasses = ['08', '53', '57', '55', '40', '25006', '25P03', '25P04', '28', '3D', '58']
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]
/** A connection that the server has ended: connection_exception, admin_shutdown, crash_shutdown. */
const endedConnection = /^(?:08\w{3}|57P0[12])$/
/** The last is `ObjectsUnavailable`. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ESTORAGE']
/** Lost connections, for which pg and Kysely give no code. */
const lostConnection =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/

export function isBusy(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_BUSY || postgresBusy.includes(codeOf(error) ?? '')
}

/** Temporary trouble of database, disk or file storage: 503 instead of 500. */
export function isUnavailable(error: unknown): boolean {
  if (sqliteCodes.includes(sqliteCodeOf(error) ?? 0)) return true
  if (error instanceof Error && lostConnection.test(error.message)) return true
  const code = codeOf(error)
  if (code === undefined) return false
  return (
    networkCodes.includes(code) ||
    diskCodes.includes(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && postgresClasses.some((prefix) => code.startsWith(prefix)))
  )
}

/** Whether a transaction that failed with it at its very end may be committed all the same: only its answer was lost. */
export function mayBeCommitted(error: unknown): boolean {
  if (error instanceof Error && lostConnection.test(error.message)) return true
  const code = codeOf(error) ?? ''
  return networkCodes.includes(code) || endedConnection.test(code)
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function sqliteCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined
  return error.errcode & 0xff
}
