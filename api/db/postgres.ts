import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { emptyLists } from '#api/db/empty-lists.ts'
import type { Schema } from '#api/db/schema.ts'

/** The oldest major version that the tests run on; an older one is refused. */
export const OLDEST_POSTGRES = 15

/** Longest wait for a connection, in milliseconds: for one of the pool, and for a new one. */
const CONNECT_TIME = 2000
/** Longest silence on a connection in use, in milliseconds. More than the server's own limits, which end a query in order. */
const SILENCE = 6000
/** Milliseconds after which an unused connection is closed; before `SILENCE`, which is not meant for these. */
const IDLE_TIME = 4000

/**
 * What the server itself ends, in milliseconds: a statement that takes too long, and a transaction whose client is gone,
 * with the locks it holds. They are named when a connection begins, because a `SET` would stay with a connection that
 * a pooler gives to somebody else.
 */
const serverLimits = { statement_timeout: 5000, idle_in_transaction_session_timeout: 10_000 }

export type ServerLimits = Partial<typeof serverLimits>

/**
 * Looks at the server before it is used. Throws when its version is too old. Returns the limits it takes: PgBouncer
 * refuses connections that name any, unless it is told to ignore them; then only `SILENCE` ends a statement.
 */
export async function greetPostgres(url: string, limits: ServerLimits = serverLimits): Promise<ServerLimits> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIME, ...limits })
  // What goes wrong is told by the calls below; unheard, it would end the process as well.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    refuseOldPostgres(Number(rows[0]?.server_version_num))
    return limits
  } catch (error) {
    const isRefusal = error instanceof Error && /unsupported startup parameter/.test(error.message)
    if (!isRefusal || Object.keys(limits).length === 0) throw error
    return await greetPostgres(url, {})
  } finally {
    await client.end().catch(() => {})
  }
}

/** `version` as in `server_version_num`: 150018 for 15.18. */
function refuseOldPostgres(version: number): void {
  if (version >= OLDEST_POSTGRES * 10_000) return
  const found = `${Math.floor(version / 10_000)}.${version % 10_000}`
  throw new Error(
    `The database at DATABASE_URL is PostgreSQL ${found}, and this site needs ${OLDEST_POSTGRES} or newer: upgrade it, or name another one.`,
  )
}

/** Connections for requests, all of whose waits end. */
export function openPool(url: string, limits: ServerLimits, onError: (error: Error) => void): Kysely<Schema> {
  return open(
    { connectionString: url, max: 10, idleTimeoutMillis: IDLE_TIME, stream: quietlyEnding, ...limits },
    onError,
  )
}

/** One connection for migrations, which may take as long as they need. */
export function openPatiently(url: string, onError: (error: Error) => void): Kysely<Schema> {
  return open({ connectionString: url, max: 1 }, onError)
}

function open(options: pg.PoolConfig, onError: (error: Error) => void): Kysely<Schema> {
  const pool = new pg.Pool({
    ...options,
    connectionTimeoutMillis: CONNECT_TIME,
    keepAlive: true,
    // bigint columns hold our times, which are well inside what a number can hold exactly.
    types: {
      getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  })
  // An idle connection that the database ends (a restart, a failover) is reported here; unheard, it would end the process.
  pool.on('error', onError)
  // So would one in use, which the pool does not listen to: its query, or the next one, fails with the same error.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [emptyLists] })
}

/** A connection that nothing comes back on may be cut without anybody having said so: TCP alone would wait for minutes. */
function quietlyEnding(): Socket {
  const socket = new Socket()
  socket.setTimeout(SILENCE, () => {
    socket.destroy(Object.assign(new Error(`The database was silent for ${SILENCE} ms`), { code: 'ETIMEDOUT' }))
  })
  return socket
}
