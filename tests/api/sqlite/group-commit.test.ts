import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { isBusy } from '#api/db/busy.ts'
import { openDatabase } from '#api/db/open.ts'
import { createStores } from '#api/store/stores.ts'

async function createContext() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  const database = await openDatabase({ dataDir, databaseUrl: undefined, now: () => 1000, onError: () => {} })
  // Stands for another process; what a test looks at through it is really in the file.
  const other = new DatabaseSync(path.join(dataDir, 'site.db'), { timeout: 0 })
  const stores = createStores(database)
  return {
    stores,
    other,
    db: database.db,
    hit: (key: string) =>
      stores.transaction([key], async ({ rateHits }) => {
        await rateHits.insert({ id: randomUUID(), key, at: 5, count: 1, expiresAt: 5 })
        return key
      }),
    /** The keys that are in the file. */
    keys: () =>
      other
        .prepare('select key from rate_hits order by rowid')
        .all()
        .map(({ key }) => key),
    async synchronous() {
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.db)
      return rows[0]?.synchronous
    },
    async [Symbol.asyncDispose]() {
      other.close()
      await database.db.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** What SQLite is told while `work` is done. */
async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const run = vi.spyOn(StatementSync.prototype, 'run')
  await work()
  const texts = run.mock.contexts.flatMap((context) => (context instanceof StatementSync ? context.sourceSQL : []))
  run.mockRestore()
  return texts
}

const many = Array.from({ length: 30 }, (_, number) => `key ${number}`)

describe('a group of transactions', () => {
  it('takes one commit, in the order in which they were asked for', async () => {
    await using context = await createContext()
    const answered: string[] = []
    const statements = await statementsDuring(() =>
      Promise.all(many.map((key) => context.hit(key).then((done) => answered.push(done)))),
    )
    expect(statements.filter((text) => text === 'commit')).toHaveLength(1)
    expect(context.keys()).toEqual(many)
    expect(answered).toEqual(many)
  })

  it('is answered when it is in the file, and not before', async () => {
    await using context = await createContext()
    const open = Promise.withResolvers<void>()
    let answers = 0
    const early = Promise.all(many.map((key) => context.hit(key).then(() => answers++)))
    const late = context.stores.transaction([], async () => {
      expect(answers).toBe(0)
      expect(context.keys()).toEqual([])
      open.resolve()
    })
    await open.promise
    await Promise.all([early, late])
    expect(context.keys()).toEqual(many)
  })

  it('fails as a whole when its commit does, and the next is not touched by that', async () => {
    await using context = await createContext()
    // A row that is right until the commit looks for what it refers to.
    const { db } = context
    await sql`create table child (post text references posts (id) deferrable initially deferred)`.execute(db)
    await sql`create trigger poison after insert on rate_hits when new.key = 'poison'
      begin insert into child values ('nowhere'); end`.execute(db)
    const results = await Promise.allSettled([...many, 'poison'].map(context.hit))
    expect(new Set(results.map((result) => result.status === 'rejected' && result.reason.message))).toEqual(
      new Set(['FOREIGN KEY constraint failed']),
    )
    expect(context.keys()).toEqual([])
    await Promise.all(many.map(context.hit))
    expect(context.keys()).toEqual(many)
  })

  it('fails as a whole while another process writes, and goes on afterwards', async () => {
    await using context = await createContext()
    context.other.exec('begin immediate')
    const results = await Promise.allSettled(many.map(context.hit))
    expect(results.every((result) => result.status === 'rejected' && isBusy(result.reason))).toBe(true)
    context.other.exec('rollback')
    await Promise.all(many.map(context.hit))
    expect(context.keys()).toEqual(many)
  })

  it('waits for the disk as soon as one of them wants it, and later ones do by themselves', async () => {
    await using context = await createContext()
    const { stores } = context
    const seen: unknown[] = []
    const look = async () => void seen.push(await context.synchronous())
    await stores.transaction([], async () => {}, 'relaxed')
    await look()
    await expect(stores.transaction([], () => Promise.reject(new Error('no')), 'relaxed')).rejects.toThrow('no')
    await look()
    context.other.exec('begin immediate')
    await expect(stores.transaction([], async () => {}, 'relaxed')).rejects.toSatisfy(isBusy)
    context.other.exec('rollback')
    await look()
    expect(seen).toEqual([2, 2, 2])

    const pragmas = async (work: () => Promise<unknown>) =>
      (await statementsDuring(work)).filter((text) => text.startsWith('pragma synchronous'))
    expect(await pragmas(() => stores.transaction([], async () => {}, 'relaxed'))).toHaveLength(2)
    const mixed = () =>
      Promise.all([stores.transaction([], async () => {}, 'relaxed'), stores.transaction([], async () => {}, 'full')])
    expect(await pragmas(mixed)).toEqual([])
  })
})
