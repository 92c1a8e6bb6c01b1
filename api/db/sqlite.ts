import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect } from 'kysely'

/** Longest wait for another process's lock, in milliseconds. The driver is synchronous: every waiting millisecond stops the server. */
const BUSY_TIMEOUT = 250

/**
 * Kysely's SQLite dialect on the driver that Node brings.
 * `synchronous=FULL` is what keeps an acknowledged commit through a power cut; WAL alone does not. `secure_delete`
 * overwrites what is deleted: without, it stays readable in the file until something else takes its place.
 */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true })
  // A longer log than usual (16 MB): pages that change again and again are copied into the file less often.
  const settings = ['journal_mode = WAL', 'synchronous = FULL', 'wal_autocheckpoint = 4000', 'secure_delete = ON']
  // First: a log makes the file, and only an empty one can be told how to give pages back.
  for (const setting of ['auto_vacuum = INCREMENTAL', ...settings]) database.exec(`PRAGMA ${setting}`)
  return new SqliteDialect({ database: adapt(database) })
}

/** Statements kept for the next time. Searches and lists have ever new ones, each of which holds memory. */
const MOST_PREPARED = 100

/** Kysely speaks the interface of better-sqlite3; this is the difference between the two. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      // A transaction that starts as a reader and writes later can fail half-way with SQLITE_BUSY; asking for
      // the write lock first makes it wait, or fail, at its start.
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
      const adapted = {
        // `run` takes one step, and this pragma gives back one page in each.
        reader: statement.columns().length > 0 || sql.startsWith('pragma incremental_vacuum'),
        all: (values: readonly unknown[]) => statement.all(...inputs(values)),
        run: (values: readonly unknown[]) =>
          // When the disk is full, SQLite rolls back by itself, and a second time is an error that hides the first.
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
