import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import { applicationsIn, filesIn, good, post } from '../../support/app/applications.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { startPostgresProxy } from '../../support/servers/postgres-proxy.ts'
import { createWholeDatabase } from '../../support/servers/test-database.ts'

/** A server on a line that may break when the database has committed, before it has said so. */
async function createContext() {
  const own = await createWholeDatabase()
  let isLost = false
  const proxy = await startPostgresProxy(own.databaseUrl, {
    rewrite: (answer) => (isLost && answer.includes('COMMIT\0') ? undefined : answer),
  })
  const test = await createTestApp({ beside: { place: { ...own, databaseUrl: proxy.url } } })
  return {
    test,
    loseAnswers: (value: boolean) => {
      isLost = value
    },
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]()
      await proxy[Symbol.asyncDispose]()
      await own.remove()
    },
  }
}

it('keeps the résumé of an application that is committed, although nobody was told', async () => {
  await using context = await createContext()
  const { test } = context
  await test.app.ready()
  context.loseAnswers(true)
  expect((await post(test, good())).statusCode).toBe(503)
  context.loseAnswers(false)
  const [application] = await vi.waitFor(async () => {
    const found = await applicationsIn(test)
    expect(found).toHaveLength(1)
    return found
  }, 10_000)
  expect(filesIn(test)).toEqual([`${application?.stored_name}.part`])
})

it('deletes the résumé of one that was refused while it was written', async () => {
  await using context = await createContext()
  const { test } = context
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no room' using errcode = '53100'; end $$`.execute(test.database.db)
  await sql`create trigger full_disk before insert on outbox execute function refuse()`.execute(test.database.db)
  expect((await post(test, good())).statusCode).toBe(503)
  expect(filesIn(test)).toEqual([])
  expect(await applicationsIn(test)).toEqual([])
})

it('reads what is committed after each lock, whatever the default of the database is', async () => {
  await using context = await createContext()
  const { database } = context.test
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
  const [{ name }] = rows as [{ name: string }]
  await sql`alter database ${sql.ref(name)} set default_transaction_isolation = 'serializable'`.execute(database.db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    database.db,
  )
  const stores = createStores(database)
  const count = () =>
    stores.transaction(['one'], async ({ settings }) => {
      const found = Number((await settings.find(['count'])).get('count') ?? 0)
      await settings.put('count', String(found + 1))
    })
  await vi.waitFor(count, 10_000)
  await Promise.all(Array.from({ length: 20 }, count))
  expect((await stores.settings.find(['count'])).get('count')).toBe('21')
})
