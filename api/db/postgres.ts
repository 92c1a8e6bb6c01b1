import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { emptyLists } from '#api/db/empty-lists.ts'
import type { Schema } from '#api/db/schema.ts'

export const OLDEST_POSTGRES = 15 // the oldest major version under test

const CONNECT_TIME = 2000 // milliseconds, for a pooled and for a new connection
/** Milliseconds without a byte on a busy connection; above the server's own limits, which end a query cleanly. */
const SILENCE = 6000
const IDLE_TIME = 4000 // milliseconds; before `SILENCE`, which is not meant for idle connections

/** Milliseconds. Start-up parameters, because a pooler would leak a `SET` to other clients. */
const serverLimits = { statement_timeout: 5000, idle_in_transaction_session_timeout: 10_000 }

export type ServerLimits = Partial<typeof serverLimits>

/** Returns the accepted limits: PgBouncer rejects start-up parameters unless told to ignore them. */
export async function greetPostgres(url: string, limits: ServerLimits = serverLimits): Promise<ServerLimits> {
  const client = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: CONNECT_TIME, stream: quietlyEnding },
    ...limits,
  })
  // The calls below report errors; an unhandled event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; lower: string }>(
      `select current_setting('server_version_num') as version, lower('I') as lower`,
    )
    refuseOldPostgres(Number(rows[0]?.version))
    refuseOtherLetters(rows[0]?.lower)
    return limits
  } catch (error) {
    const isRefusal = error instanceof Error && /unsupported startup parameter/.test(error.message)
    if (!isRefusal || Object.keys(limits).length === 0) throw error
    return await greetPostgres(url, {})
  } finally {
    await client.end().catch(() => {})
  }
}

function refuseOldPostgres(version: number): void {
  if (version >= OLDEST_POSTGRES * 10_000) return
  const found = `${Math.floor(version / 10_000)}.${version % 10_000}`
  throw new Error(
    `The database at DATABASE_URL is PostgreSQL ${found}, and this site needs ${OLDEST_POSTGRES} or newer: upgrade it, or name another one.`,
  )
}

/** Addresses are compared in lower case, here and in the database. */
function refuseOtherLetters(lowerI: string | undefined): void {
  if (lowerI === 'i') return
  throw new Error(
    `The database at DATABASE_URL makes “${lowerI}” of a capital I, as Turkish does, and addresses would not be found again: make one with “template template0 locale 'C.UTF-8'”, or name another.`,
  )
}

export function openPool(url: string, limits: ServerLimits, onError: (error: Error) => void): Kysely<Schema> {
  return open(
    { connectionString: url, max: 10, idleTimeoutMillis: IDLE_TIME, stream: quietlyEnding, ...limits },
    onError,
  )
}

/** For migrations: no time limit. */
export function openPatiently(url: string, onError: (error: Error) => void): Kysely<Schema> {
  return open({ connectionString: url, max: 1, stream: () => new CautiousSocket() }, onError)
}

function open(options: pg.PoolConfig, onError: (error: Error) => void): Kysely<Schema> {
  const pool = new pg.Pool({
    ...options,
    connectionTimeoutMillis: CONNECT_TIME,
    keepAlive: true,
    // bigint columns hold times, far below 2^53.
    types: {
      getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  })
  // A restart or failover ends idle connections; an unhandled event would end the process.
  pool.on('error', onError)
  // The same for busy ones, whose query fails with the error.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [emptyLists] })
}

/** A silently cut connection would wait for TCP for minutes. */
function quietlyEnding(): Socket {
  const socket = new CautiousSocket()
  socket.setTimeout(SILENCE, () => {
    socket.destroy(Object.assign(new Error(`The database was silent for ${SILENCE} ms`), { code: 'ETIMEDOUT' }))
  })
  return socket
}

/** Whoever reads what the database says throws where it is nonsense: that ends this connection, and not the server. */
class CautiousSocket extends Socket {
  override emit(name: string | symbol, ...values: unknown[]): boolean {
    try {
      return super.emit(name, ...values)
    } catch (cause) {
      if (name !== 'data') throw cause
      this.destroy(Object.assign(new Error('The database talks nonsense', { cause }), { code: 'ECONNRESET' }))
      return true
    }
  }
}
