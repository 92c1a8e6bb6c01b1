import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { retentionTasks } from '#api/services/retention/retention.ts'
import { createRetentionJob } from '#api/services/retention/retention-job.ts'
import { createStores } from '#api/store/stores.ts'
import { createClock } from '../../support/app/test-app.ts'
import { createBareDatabase } from '../../support/servers/test-database.ts'

const YEAR = 366 * 24 * 3_600_000
/** Stands in what one visitor wrote and nowhere else. */
const secret = 'marker-b7e1c2d9-of-one-visitor'

async function createContext() {
  const test = await createBareDatabase()
  const clock = createClock()
  const file = path.join(test.dataDir, 'site.db')
  const open = () => openDatabase({ ...test, now: clock.now, onError: (error) => expect.fail(error.message) })
  return { ...test, clock, file, open }
}

type Context = Awaited<ReturnType<typeof createContext>>
type Database = Awaited<ReturnType<Context['open']>>

/** Messages that fill a few thousand pages, each with the secret in it. */
async function writeMessages(database: Database, receivedAt: number, count = 1000) {
  const stores = createStores(database)
  for (let number = 0; number < count; number++) {
    await stores.messages.insert({
      id: randomUUID(),
      name: 'Ana',
      email: `${secret}-${number}@example.org`,
      purpose: 'quote',
      message: `${secret} `.repeat(number % 2 ? 400 : 3),
      language: 'en',
      receivedAt,
      score: 1,
      sources: [],
      state: 'new',
    })
  }
}

async function retain(database: Database, { clock, dataDir }: Context) {
  const stores = createStores(database)
  const tasks = retentionTasks({ stores, storage: createDiskStorage(dataDir), now: clock.now })
  await createRetentionJob({ tasks, onError: expect.fail }).run()
}

/** The files of the database in which the secret can be read. */
const filesWithSecret = ({ file }: Context) =>
  [file, `${file}-wal`, `${file}-shm`].filter((name) => existsSync(name) && readFileSync(name).includes(secret))

describe('what was deleted', () => {
  it('is nowhere in the file or its log, and the disk has its room back', async () => {
    const context = await createContext()
    const database = await context.open()
    await writeMessages(database, context.clock.now())
    expect(filesWithSecret(context)).not.toEqual([])
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
    const { size } = statSync(context.file)
    context.clock.advance(4 * YEAR)
    await retain(database, context)
    expect(await database.db.selectFrom('messages').select('id').execute()).toEqual([])
    expect(filesWithSecret(context)).toEqual([])
    expect(statSync(context.file).size).toBeLessThan(size / 4)
    await database.db.destroy()
    await context.remove()
  })

  it('gives its room back in steps that nobody has to wait for', async () => {
    const context = await createContext()
    const database = await context.open()
    const { freeSpace } = createStores(database)
    await writeMessages(database, context.clock.now())
    await database.db.deleteFrom('messages').execute()
    let steps = 0
    while (await freeSpace.releaseSome()) steps++
    // A thousand messages fill some 2,000 pages.
    expect(steps).toBeGreaterThanOrEqual(4)
    await database.db.destroy()
    await context.remove()
  })

  it('is gone from a file of an earlier version too, once it is opened', async () => {
    const context = await createContext()
    const old = new DatabaseSync(context.file)
    old.exec('pragma journal_mode = wal; create table filler (content text)')
    old.prepare('insert into filler values (?)').run(`${secret} `.repeat(100_000))
    old.exec('delete from filler')
    old.close()
    expect(filesWithSecret(context)).toEqual([context.file])
    const database = await context.open()
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
    expect((await sql`pragma auto_vacuum`.execute(database.db)).rows).toEqual([{ auto_vacuum: 2 }])
    expect(filesWithSecret(context)).toEqual([])
    await database.db.destroy()
    await context.remove()
  })
})
