import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isMigrated } from '#api/db/migrate.ts'
import { openDatabase } from '#api/db/open.ts'
import { createStores } from '#api/store/stores.ts'
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts'

/** The contract of every store, the same on both databases: this file runs once on SQLite and once on PostgreSQL. */
const open = (test: TestDatabase) => openDatabase({ ...test, now: () => 1000, onError: () => {} })

async function createStoresForTest() {
  const test = await createTestDatabase()
  const database = await open(test)
  return {
    test,
    database,
    stores: createStores(database),
    async [Symbol.asyncDispose]() {
      await database.db.destroy()
      await test.remove()
    },
  }
}

const message = {
  id: randomUUID(),
  name: 'Åsa “Çelësi” ß 😀',
  email: 'a@example.org',
  purpose: 'quote' as const,
  message: "line one\nline 'two'; drop table messages; --",
  language: 'sq' as const,
  receivedAt: 1_795_176_000_123,
  score: 0.7,
  sources: [{ source: 'start', effect: 0.7 }],
  state: 'new' as const,
}

describe('migrations', () => {
  it('run once, however often and by however many servers at once', async () => {
    const test = await createBareDatabase()
    const databases = await Promise.all([open(test), open(test), open(test)])
    for (const { db } of databases) expect(await isMigrated(db)).toBe(true)
    const [first] = databases
    const applied = await first?.db.selectFrom('migrations').select('name').orderBy('name').execute()
    const files = readdirSync(path.join(import.meta.dirname, '../../../api/db/migrations')).sort()
    expect(applied?.map(({ name }) => `${name}.ts`)).toEqual(files)
    for (const { db } of databases) await db.destroy()
    await test.remove()
  })
})

describe('messages', () => {
  it('come back as they were stored', async () => {
    await using context = await createStoresForTest()
    await context.stores.messages.insert(message)
    expect(await context.stores.messages.find(message.id)).toEqual(message)
  })

  it('are refused twice under one id', async () => {
    await using context = await createStoresForTest()
    await context.stores.messages.insert(message)
    await expect(context.stores.messages.insert(message)).rejects.toThrow()
  })
})

describe('transaction', () => {
  it('keeps nothing when its work fails', async () => {
    await using context = await createStoresForTest()
    const failing = context.stores.transaction(['key'], async ({ messages, outbox }) => {
      await messages.insert(message)
      await outbox.insert({ id: randomUUID(), kind: 'mail', payload: '{}', createdAt: 1 })
      throw new Error('afterwards')
    })
    await expect(failing).rejects.toThrow('afterwards')
    expect(await context.database.db.selectFrom('messages').selectAll().execute()).toEqual([])
    expect(await context.stores.outbox.nextDueAt()).toBeUndefined()
  })

  it('lets no other one with the same key between counting and writing', async () => {
    await using context = await createStoresForTest()
    const takeOneOfThree = () =>
      context.stores.transaction(['shared'], async ({ rateHits }) => {
        if ((await rateHits.since(['shared'], 0)).length >= 3) return false
        await rateHits.insert({ id: randomUUID(), key: 'shared', at: 5, count: 1, expiresAt: 5 })
        return true
      })
    const taken = await Promise.all(Array.from({ length: 12 }, takeOneOfThree))
    expect(taken.filter(Boolean)).toHaveLength(3)
  })
})

describe('outbox', () => {
  const entry = (createdAt: number) => ({ id: randomUUID(), kind: 'mail', payload: `{"at":${createdAt}}`, createdAt })

  it('hands out the entry that is due first, counting the attempt', async () => {
    await using context = await createStoresForTest()
    const { outbox } = context.stores
    const [later, sooner] = [entry(20), entry(10)]
    await outbox.insert(later)
    await outbox.insert(sooner)
    expect(await outbox.claim(15, 100)).toEqual({ ...sooner, lane: '', attempts: 1, requestId: null })
    expect(await outbox.claim(15, 100)).toBeUndefined()
    expect(await outbox.claim(20, 100)).toMatchObject({ id: later.id })
  })

  it('passes over busy lanes, and knows when the others are due', async () => {
    await using context = await createStoresForTest()
    const { outbox } = context.stores
    const [first, second] = [
      { ...entry(10), lane: 'a.example' },
      { ...entry(20), lane: 'b.example' },
    ]
    // As former versions store them, in one insert with others.
    await outbox.insert(first, second, entry(30))
    expect(await outbox.nextDueAt({ busy: ['a.example'], isFirst: false })).toBe(20)
    expect(await outbox.claim(40, 100, { busy: ['a.example'], isFirst: false })).toMatchObject({
      id: second.id,
      lane: 'b.example',
    })
    expect(await outbox.claim(40, 100, { busy: ['a.example', 'b.example'], isFirst: false })).toMatchObject({
      lane: '',
    })
    expect(await outbox.claim(40, 100, { busy: ['a.example', 'b.example', ''], isFirst: false })).toBeUndefined()
    expect(await outbox.nextDueAt({ busy: ['a.example', 'b.example', ''], isFirst: false })).toBeUndefined()
    expect(await outbox.claim(40, 100)).toMatchObject({ id: first.id })
    // All have been tried, and are due again.
    const untried = { busy: [], isFirst: true }
    expect(await outbox.claim(200, 300, untried)).toBeUndefined()
    expect(await outbox.nextDueAt(untried)).toBeUndefined()
    expect(await outbox.claim(200, 300)).toMatchObject({ attempts: 2 })
  })

  it('gives each entry to one of many workers', async () => {
    await using context = await createStoresForTest()
    for (let count = 0; count < 20; count++) await context.stores.outbox.insert(entry(count))
    const claims = await Promise.all(Array.from({ length: 40 }, () => context.stores.outbox.claim(100, 200)))
    const ids = claims.flatMap((claim) => claim?.id ?? [])
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
  })

  it('hands an entry out again when its worker has not come back in time', async () => {
    await using context = await createStoresForTest()
    await context.stores.outbox.insert(entry(1))
    await context.stores.outbox.claim(1, 50)
    expect(await context.stores.outbox.claim(49, 100)).toBeUndefined()
    expect(await context.stores.outbox.claim(50, 100)).toMatchObject({ attempts: 2 })
  })

  it('never hands out what was sent or given up', async () => {
    await using context = await createStoresForTest()
    const { outbox } = context.stores
    const [sent, failed] = [entry(1), entry(2)]
    await outbox.insert(sent)
    await outbox.insert(failed)
    await outbox.markSent(sent.id, 5)
    await outbox.markFailed(failed.id, 5, 'no such mailbox')
    expect(await outbox.claim(1000, 2000)).toBeUndefined()
    expect(await outbox.nextDueAt()).toBeUndefined()
  })

  it('waits with a postponed entry and knows when it is due', async () => {
    await using context = await createStoresForTest()
    const { outbox } = context.stores
    const postponed = entry(1)
    await outbox.insert(postponed)
    await outbox.claim(1, 50)
    await outbox.postpone(postponed.id, { dueAt: 300, reason: 'try later' })
    expect(await outbox.nextDueAt()).toBe(300)
    expect(await outbox.claim(299, 400)).toBeUndefined()
    expect(await outbox.claim(300, 400)).toMatchObject({ attempts: 2 })
  })
})

describe('rate hits', () => {
  it('are counted by key and time, oldest first', async () => {
    await using context = await createStoresForTest()
    const { rateHits } = context.stores
    for (const at of [30, 10, 20]) await rateHits.insert({ id: randomUUID(), key: 'a', at, count: 1, expiresAt: at })
    await rateHits.insert({ id: randomUUID(), key: 'b', at: 25, count: 1, expiresAt: 25 })
    expect(await rateHits.since(['a', 'c'], 10)).toEqual([
      { key: 'a', at: 20, count: 1 },
      { key: 'a', at: 30, count: 1 },
    ])
    // Those that ended first go first, and no more than asked for.
    expect(await rateHits.deleteExpired(20, 1)).toBe(1)
    expect(await rateHits.since(['a'], 0)).toHaveLength(2)
    expect(await rateHits.deleteExpired(20, 2)).toBe(1)
    expect(await rateHits.since(['a', 'b'], 0)).toEqual([
      { key: 'b', at: 25, count: 1 },
      { key: 'a', at: 30, count: 1 },
    ])
  })
})

describe('settings', () => {
  it('keep the first proposal', async () => {
    await using context = await createStoresForTest()
    expect(await context.stores.settings.getOrInsert('secret', 'first')).toBe('first')
    expect(await context.stores.settings.getOrInsert('secret', 'second')).toBe('first')
  })
})
