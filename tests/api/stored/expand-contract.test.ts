import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { isMigrated, migrate, releasedSteps } from '#api/db/migrate.ts'
import { openPatiently } from '#api/db/postgres.ts'
import type { Schema } from '#api/db/schema.ts'
import { sqliteDialect } from '#api/db/sqlite.ts'
import { lostForOldCode, type SchemaShape } from '../../support/data/schema-changes.ts'
import { readShape } from '../../support/servers/schema-shape.ts'
import { createBareDatabase } from '../../support/servers/test-database.ts'

it('serves the release before beside the new one: what was there stays, and nothing new must be given', async () => {
  const test = await createBareDatabase()
  const { dataDir, databaseUrl } = test
  mkdirSync(dataDir, { recursive: true })
  const kind = databaseUrl ? 'postgres' : 'sqlite'
  const db = databaseUrl
    ? openPatiently(databaseUrl, () => {})
    : new Kysely<Schema>({ dialect: sqliteDialect(path.join(dataDir, 'site.db')) })
  await migrate({ db, kind, now: Date.now, steps: releasedSteps() })
  const before = await readShape(db, kind)
  await migrate({ db, kind, now: Date.now })
  const after = await readShape(db, kind)
  await db.destroy()
  await test.remove()

  expect(before['messages']?.columns['email']).toEqual({ type: 'text', isRequired: true })
  expect(before['messages']?.unique).toContain('id')
  expect(lostForOldCode(before, after)).toEqual([])
})

it('waits for no table that is read for long, before which all others would wait', async () => {
  const test = await createBareDatabase()
  const { dataDir, databaseUrl } = test
  mkdirSync(dataDir, { recursive: true })
  const kind = databaseUrl ? 'postgres' : 'sqlite'
  const open = () =>
    databaseUrl
      ? openPatiently(databaseUrl, () => {})
      : new Kysely<Schema>({ dialect: sqliteDialect(path.join(dataDir, 'site.db')) })
  const [db, reader] = [open(), open()]
  await migrate({ db, kind, now: Date.now, steps: releasedSteps() })
  const read = Promise.withResolvers<void>()
  const isRead = Promise.withResolvers<void>()
  const reading = reader.transaction().execute(async (inside) => {
    await inside.selectFrom('outbox').select('id').execute()
    isRead.resolve()
    await read.promise
  })
  await isRead.promise
  const migrating = migrate({ db, kind, now: Date.now })
  for (let visitor = 0; visitor < 10; visitor++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    await db.selectFrom('outbox').select('id').execute()
  }
  read.resolve()
  await Promise.all([reading, migrating])
  expect(await isMigrated(db)).toBe(true)
  await db.destroy()
  await reader.destroy()
  await test.remove()
})

const column = (type = 'text', isRequired = false) => ({ type, isRequired })
const before: SchemaShape = { windows: { columns: { id: column('text', true), note: column() }, unique: ['id'] } }
const changed = (columns: SchemaShape[string]['columns'], unique = ['id']): SchemaShape => ({
  windows: { columns, unique },
})
const old = before['windows']?.columns ?? {}

it.each<[string, SchemaShape]>([
  ['a table that is gone', {}],
  ['a column that is gone or renamed', changed({ id: column('text', true), remark: column() })],
  ['a column of another type', changed({ ...old, note: column('bigint') })],
  ['a column that may not be left out any more', changed({ ...old, note: column('text', true) })],
  ['a new column that must be given', changed({ ...old, size: column('bigint', true) })],
  ['a new unique index', changed(old, ['id', 'note'])],
])('finds %s', (_name, after) => {
  expect(lostForOldCode(before, after)).toHaveLength(1)
})

it('takes a new column that is unique where it is given', () => {
  expect(lostForOldCode(before, changed({ ...old, search: column('bigint') }, ['id', 'search']))).toEqual([])
})

it('takes a new table, a new column that may be left out, and a rule that is gone', () => {
  const after = changed({ id: column(), note: column(), size: column('bigint') }, [])
  expect(lostForOldCode(before, { ...after, doors: { columns: { id: column('text', true) }, unique: [] } })).toEqual([])
})
