import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '#api/db/open.ts'

/** An up-to-date PostgreSQL schema, with nothing in it. */
interface MigratedSchema {
  url: string
  /** Leaves it to the next test, emptied; or drops it, when this one has changed more than its rows. */
  leave: () => Promise<void>
}

/** How a server's schemas look when only migrations have been at work, and those that no test has at the moment. */
interface Schemas {
  free: string[]
  untouched: { parts: string; bytes: number } | undefined
}

const known = new Map<string, Schemas>()
/** Bytes by which a schema's tables and indexes may have grown to be used again: deleted rows stay in their files. */
const GROWN = 1_000_000

/** A schema that a test before has left, or a new one: migrating takes longer than most tests. */
export async function takeMigratedSchema(server: string): Promise<MigratedSchema> {
  const schemas = known.get(server) ?? { free: [], untouched: undefined }
  known.set(server, schemas)
  const name = schemas.free.pop() ?? (await makeSchema(server, schemas))
  return {
    url: schemaUrl(server, name),
    leave: () => onServer(server, (client) => leaveSchema(client, name, schemas)),
  }
}

/** The address of a server that looks into one schema only. */
export function schemaUrl(server: string, name: string): string {
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${name}`)
  return url.href
}

export const newName = () => `test_${randomUUID().replaceAll('-', '')}`

export async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function makeSchema(server: string, schemas: Schemas): Promise<string> {
  const name = newName()
  await onServer(server, (client) => client.query(`create schema ${name}`))
  const { db } = await openDatabase({
    databaseUrl: schemaUrl(server, name),
    dataDir: '',
    now: Date.now,
    onError: () => {},
  })
  await db.destroy()
  schemas.untouched ??= await onServer(server, (client) => lookAt(client, name))
  return name
}

async function leaveSchema(client: pg.Client, name: string, schemas: Schemas): Promise<void> {
  const { parts, tables, bytes } = await lookAt(client, name)
  const { untouched } = schemas
  if (parts !== untouched?.parts || bytes > untouched.bytes + GROWN)
    return void (await client.query(`drop schema ${name} cascade`))
  const deletions = tables.filter((table) => table !== 'migrations').map((table) => `delete from ${name}.${table}`)
  // Without triggers, and so without the order that foreign keys ask for.
  await client.query(['begin', 'set local session_replication_role = replica', ...deletions, 'commit'].join(';'))
  schemas.free.push(name)
}

/** Every table, index and number of columns of a schema and its migrations in one line, its tables, and how large it is. */
async function lookAt(client: pg.Client, name: string) {
  const { rows } = await client.query<{ parts: string; tables: string[]; bytes: number }>(
    `select string_agg(concat(relname, ' ', relkind, relnatts), ',' order by relname) as parts,
      array_agg(relname::text order by relname) filter (where relkind = 'r') as tables,
      sum(pg_relation_size(oid))::float8 as bytes
      from pg_class where relnamespace = $1::regnamespace`,
    [name],
  )
  const [found] = rows
  if (!found) throw new Error(`There is no schema ${name}.`)
  if (!found.tables.includes('migrations')) return found
  const migrations = await client.query<{ name: string }>(`select name from ${name}.migrations order by name`)
  return { ...found, parts: [found.parts, ...migrations.rows.map((row) => row.name)].join() }
}
