const SQLITE_BUSY = 5
/** Busy, input/output error, full: what a disk may be for a while. Extended codes carry them in their lowest byte. */
const sqliteCodes = [SQLITE_BUSY, 10, 13]
/** query_canceled (a wait for a lock that took too long), lock_not_available, cannot_connect_now. */
const postgresBusy = ['57014', '55P03', '57P03']
/**
 * PostgreSQL's error classes connection_exception, insufficient_resources, operator_intervention, lock_not_available,
 * transaction_rollback, and the one of a standby that is not the primary yet (read_only_sql_transaction).
 */
const postgresClasses = ['08', '53', '57', '55', '40', '25006']
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
/** A disk without room, one that fails, or a process without file handles. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']
/** What pg and Kysely say of a connection that was lost or never made; they give these errors no code. */
const lostConnection =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/

/** Another process holds a lock that this one needs: trying again soon makes sense. */
export function isBusy(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_BUSY || postgresBusy.includes(codeOf(error) ?? '')
}

/** The database or the disk cannot be used now but may be later: answered with 503 rather than 500. */
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

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function sqliteCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined
  return error.errcode & 0xff
}
