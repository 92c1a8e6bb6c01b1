import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { messageWords } from '#api/services/contact/message-words.ts'
import { messageLock } from '#api/services/message-desk/message-lock.ts'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'

/** Of an address’s own rows and all that belong to them: whether they have been tidied. Until then PostgreSQL keeps what was deleted. */
async function tablesOfPersons({ database }: TestApp) {
  const { rows } = await sql<{ name: string; isTidied: boolean }>`
    with recursive theirs as (
      select unnest(array['messages', 'applications', 'subscribers', 'newsletter_signups', 'outbox'])::regclass as id
      union select conrelid::regclass from pg_constraint join theirs on confrelid = theirs.id where contype = 'f'
    )
    select relname as name, last_vacuum is not null as "isTidied" from pg_stat_user_tables join theirs on relid = theirs.id`.execute(
    database.db,
  )
  return rows
}

/** The request of somebody who has written once. */
async function askedToErase(test: TestApp, email: string) {
  const owner = await addColleague(test, 'owner')
  const stores = createStores(test.database)
  const message = { id: 'theirs', ...goodMessage, email, purpose: 'project', language: 'en' } as const
  await stores.messages.insert({ ...message, receivedAt: test.clock.now(), score: 0.9, sources: [], state: 'new' })
  await stores.messageSearch.put(message.id, messageWords(message))
  const draft = { kind: 'erasure', email, language: 'en', receivedOn: '2026-11-18' }
  const { id } = (await owner.browser.call('openPersonRequest', draft)).json()
  return {
    stores,
    erase: () => owner.browser.call('erasePerson', { id }),
    withdraw: () => owner.browser.call('closePersonRequest', { id, outcome: 'withdrawn' }),
  }
}

it('an erasure tidies every table that it has taken rows from', async () => {
  await using test = await createTestApp()
  const email = 'besa@example.org'
  const { stores, erase } = await askedToErase(test, email)
  await stores.messageNotes.insert({
    id: 'noted',
    message: 'theirs',
    account: 'somebody',
    at: test.clock.now(),
    text: `About ${email}.`,
  })
  expect((await erase()).statusCode).toBe(200)
  const tables = await tablesOfPersons(test)
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['message_notes', 'message_search']))
  expect(tables.filter(({ isTidied }) => !isTidied)).toEqual([])
})

it('an erasure is answered although somebody else tidies one of its tables', async () => {
  await using test = await createTestApp()
  const { erase } = await askedToErase(test, 'besa@example.org')
  await using other = await createTestApp({ beside: test })
  await other.database.db.transaction().execute(async (transaction) => {
    await sql`lock table message_search in share update exclusive mode`.execute(transaction)
    expect((await erase()).statusCode).toBe(200)
  })
})

it('what an erasure has left is looked for in steps, each of a part of a large table', async () => {
  await using test = await createTestApp()
  const { db } = test.database
  const { personRows } = createStores(test.database)
  await sql`insert into outbox (id, kind, lane, payload, created_at, due_at, attempts)
    select n::text, 'mail', '', case when n in (1, 45000) then 'to besa@example.org' else repeat(md5(n::text), 32) end, 0, 0, 0
    from generate_series(1, 45000) as n`.execute(db)
  const place = (await personRows.textPlaces()).find(({ table }) => table === 'outbox')
  if (!place) throw new Error('No such table')
  const steps: number[] = []
  let last: string | undefined
  do {
    const { held, next } = await personRows.countHolding(place, 'Besa@example.org', last)
    steps.push(held)
    last = next
  } while (last !== undefined)
  expect(steps).toEqual([1, 1])
})

it.each([
  ['answers a message of theirs', messageLock('theirs')],
  ['moves an application of theirs', 'application-theirs'],
])('an erasure waits for whoever %s', async (_deed, lock) => {
  await using test = await createTestApp()
  const email = 'besa@example.org'
  const { stores, erase } = await askedToErase(test, email)
  await storeApplication(test, { id: 'theirs', email })
  const [held, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const answering = stores.transaction([lock], () => {
    held.resolve()
    return answered.promise
  })
  await held.promise
  const isErased = vi.fn()
  const erasing = erase().then(({ statusCode }) => isErased(statusCode))
  await wait(500)
  expect(isErased).not.toHaveBeenCalled()
  answered.resolve()
  await Promise.all([answering, erasing])
  expect(isErased).toHaveBeenCalledWith(200)
})

it('of an erasure and a colleague who closes its request as taken back, one is told that it was too late', async () => {
  await using test = await createTestApp()
  const { erase, withdraw } = await askedToErase(test, 'besa@example.org')
  let holder = 0
  const isWaiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where ${holder} = any(pg_blocking_pids(pid))`.execute(test.database.db)
    return rows.length
  }
  let answers: ReturnType<typeof erase>[] = []
  await test.database.db.transaction().execute(async (transaction) => {
    await sql`select 1 from messages for update`.execute(transaction)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    holder = rows[0]?.pid ?? 0
    answers = [erase()]
    await expect.poll(isWaiting).toBe(1)
    answers.push(withdraw())
    await wait(500)
  })
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([200, 404])
})
