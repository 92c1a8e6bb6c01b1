import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { loadRows } from '#api/db/copy/load.ts'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { listTables } from '#api/db/copy/tables.ts'
import { migrate } from '#api/db/migrate.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import {
  backUp,
  createArchiveFolder,
  createFilledSite,
  restoreInto,
  rowsIn,
  sendMessage,
} from '../../support/backup/backed-up.ts'
import { createBareDatabase } from '../../support/servers/test-database.ts'

const email = 'besa@example.org'

async function erase(test: TestApp) {
  const { browser } = await addColleague(test, 'owner')
  const draft = { kind: 'erasure', email, language: 'en', receivedOn: '2026-11-18' }
  const { id } = (await browser.call('openPersonRequest', draft)).json()
  return browser.call('erasePerson', { id })
}

it('an erasure looks into tables that an operator has put beside the site’s, and not into views', async () => {
  await using test = await createTestApp()
  const { db } = test.database
  await sendMessage(test, 'A window for Besa, please, as soon as you can.', email)
  await sql`create view senders as select email, count(*) as n from messages group by email`.execute(db)
  await sql`create materialized view filled_each_night as select email from messages`.execute(db)
  await sql`create table "Kept by hand" as select email as "E.Mail" from messages`.execute(db)
  const answer = await erase(test)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toMatchObject({ left: [{ place: 'Kept by hand', rows: 1 }] })
})

it('an archive holds the site’s own tables and columns only, and is taken back', async () => {
  await using site = await createFilledSite()
  const before = await rowsIn(site.place)
  await sql`create table kept_by_hand as select * from messages`.execute(site.database.db)
  await sql`alter table messages add column number_of_ours text`.execute(site.database.db)
  await site.app.close()
  using archives = createArchiveFolder()
  const { file, manifest } = await backUp(site.place, archives.folder)
  expect(manifest.database.rows).not.toHaveProperty('kept_by_hand')
  await using restored = await restoreInto(file)
  expect((await rowsIn(restored.place))['messages']).toEqual(before['messages'])
})

it('rows of an archive of a former version come in without the tables and columns of an operator', async () => {
  const tables = [
    { name: 'kept_by_hand', columns: ['id'] },
    { name: 'settings', columns: ['ours', 'value', 'name'] },
  ]
  const source = {
    tables,
    counts: { kept_by_hand: 1, settings: 1 },
    async *rows({ name }: (typeof tables)[number]) {
      yield name === 'settings' ? [['x', 'on', 'light']] : [['1']]
    },
  }
  const bare = await createBareDatabase()
  const { db, kind } = await openForCopy(bare)
  await migrate({ db, kind, now: Date.now })
  await loadRows({ db, kind }, source, async () => {})
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'light', value: 'on' }])
  await db.destroy()
  await bare.remove()
})

it('an archive leaves out nothing of the site’s but what is made of the rest', async () => {
  await using test = await createTestApp()
  const { db } = test.database
  const { rows } = await sql<{ name: string }>`select concat(table_name, '.', column_name) as name
    from information_schema.columns where table_schema = current_schema() and table_name <> 'migrations'`.execute(db)
  const copied = (await listTables(db, 'postgres')).flatMap(({ name, columns }) =>
    columns.map((one) => `${name}.${one}`),
  )
  const leftOut = rows.map(({ name }) => name).filter((name) => !copied.includes(name))
  expect(leftOut.filter((name) => !/_search\.|\.search_id$/.test(name))).toEqual([])
  expect(copied.length).toBeGreaterThan(300)
})

it('a backup fails where its role may not read all', async () => {
  await using site = await createFilledSite()
  const { db } = site.database
  const role = `reader_${randomUUID().slice(0, 8)}`
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  const schema = sql.raw(`"${rows[0]?.schema}"`)
  await sql`create role ${sql.raw(role)} login password 'reads'`.execute(db)
  try {
    await sql`grant usage on schema ${schema} to ${sql.raw(role)}`.execute(db)
    await sql`grant select on all tables in schema ${schema} to ${sql.raw(role)}`.execute(db)
    const url = new URL(site.place.databaseUrl ?? '')
    url.username = role
    url.password = 'reads'
    const place = { ...site.place, databaseUrl: url.href }
    using archives = createArchiveFolder()
    expect((await backUp(place, archives.folder)).manifest.database.rows).toMatchObject({ messages: 1 })
    await sql`revoke select on day_notes from ${sql.raw(role)}`.execute(db)
    await expect(backUp(place, archives.folder)).rejects.toThrow('permission denied for table day_notes')
  } finally {
    await sql`drop owned by ${sql.raw(role)}`.execute(db)
    await sql`drop role ${sql.raw(role)}`.execute(db)
  }
})
