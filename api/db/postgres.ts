import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** Kysely's PostgreSQL dialect. bigint columns hold our times, which are well inside what a number can hold exactly. */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    types: {
      getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  })
  // An idle connection that the database ends (a restart, a failover) is reported here; unheard, it would end the process.
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}
