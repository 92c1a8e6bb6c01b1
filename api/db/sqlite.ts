import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect } from 'kysely'

/** Milliseconds to wait for another process's lock. The driver is synchronous: waiting blocks the server. */
const BUSY_TIMEOUT = 250
const INCREMENTAL = 2 // of `auto_vacuum`
/** Of who only reads, in a thread or a process that nobody else waits for. */
const READER_TIMEOUT = 5000

/** For who only reads: takes no lock that others wait for. */
export function sqliteReader(file: string): SqliteDialect {
  return new SqliteDialect({ database: adapt(new DatabaseSync(file, { readOnly: true, timeout: READER_TIMEOUT })) })
}

/** `synchronous=FULL` keeps acknowledged commits through a power cut; `secure_delete` overwrites deleted rows. */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true })
  // A 16 MB log: hot pages are checkpointed less often.
  const settings = ['journal_mode = WAL', 'synchronous = FULL', 'wal_autocheckpoint = 4000', 'secure_delete = ON']
  // First: only an empty file accepts `auto_vacuum`, and WAL writes to it. Setting it takes the lock that writers wait for.
  if (database.prepare('PRAGMA auto_vacuum').get()?.['auto_vacuum'] !== INCREMENTAL)
    database.exec(`PRAGMA auto_vacuum = ${INCREMENTAL}`)
  for (const setting of settings) database.exec(`PRAGMA ${setting}`)
  return new SqliteDialect({ database: adapt(database) })
}

const MOST_PREPARED = 100 // bounds the memory of cached statements: searches and lists have ever new ones

/** Kysely expects the interface of better-sqlite3. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      // Upgrading a read transaction can fail midway with SQLITE_BUSY; `immediate` waits or fails at the start.
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
      // `run` executes one step, which frees one page.
      const reader = statement.columns().length > 0 || sql.startsWith('pragma incremental_vacuum')
      // `run` says the number of the last row, which in the search's own tables may be above what JavaScript's can be.
      if (!reader) statement.setReadBigInts(true)
      const adapted = {
        reader,
        all: (values: readonly unknown[]) => statement.all(...inputs(values)),
        run: (values: readonly unknown[]) =>
          // A full disk rolls back by itself; a second rollback would hide the first error.
          sql === 'rollback' && !database.isTransaction ? nothingDone : statement.run(...inputs(values)),
        iterate: (values: readonly unknown[]) => statement.iterate(...inputs(values)),
      }
      if (prepared.size >= MOST_PREPARED) prepared.clear()
      prepared.set(sql, adapted)
      return adapted
    },
  }
}

const nothingDone = { changes: 0, lastInsertRowid: 0 }

function inputs(values: readonly unknown[]): SQLInputValue[] {
  return values.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value
    if (value instanceof Uint8Array) return value
    throw new TypeError(
      `SQLite has no type for a ${typeof value}: convert it in the store, so that both databases hold the same.`,
    )
  })
}
