import { open } from 'node:fs/promises'
import { StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStatementCounter } from '../../support/app/statements.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { createFullDisk } from '../../support/servers/full-disk.ts'

const ask = ({ app }: TestApp) => app.inject('/readyz')

/** The server looks anew a second after it has looked. */
const later = ({ clock }: TestApp) => clock.advance(1000)

async function expectUnready(test: TestApp) {
  const response = await ask(test)
  expect(response.statusCode).toBe(503)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(response.json().error.code).toBe('unavailable')
  expect((await test.app.inject('/healthz')).statusCode).toBe(200)
}

async function expectReady(test: TestApp) {
  const response = await ask(test)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ready' })
}

afterEach(() => vi.restoreAllMocks())

describe('GET /readyz', () => {
  it('says so when the disk for files is full, and when there is room again', async () => {
    const disk = createFullDisk()
    await using test = await createTestApp({ openFile: disk.openFile })
    await expectReady(test)
    disk.fill()
    later(test)
    await expectUnready(test)
    // A proxy goes on sending visitors: the pages are there.
    expect((await test.app.inject('/readyz?exclude=storage')).statusCode).toBe(200)
    disk.clear()
    later(test)
    await expectReady(test)
  })

  it('says so when what is written does not reach the disk (fsync)', async () => {
    let isFailing = true
    const openFile: typeof open = async (...place) => {
      const file = await open(...place)
      const sync = async () => {
        if (isFailing) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync' })
      }
      return Object.assign(file, { sync })
    }
    await using test = await createTestApp({ openFile })
    await expectUnready(test)
    isFailing = false
    later(test)
    await expectReady(test)
  })

  it('says so when the database cannot store, and when it can', async () => {
    await using test = await createTestApp()
    await expectReady(test)
    const { db, kind } = test.database
    const stop = kind === 'postgres' ? postgresIsFull : sqliteFails
    const goOn = await stop()
    later(test)
    await expectUnready(test)
    await goOn()
    later(test)
    await expectReady(test)

    /** PostgreSQL's answer when a table cannot grow. */
    async function postgresIsFull() {
      await sql`create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
        db,
      )
      await sql`create trigger full_disk before insert on settings execute function refuse()`.execute(db)
      return async () => void (await sql`drop trigger full_disk on settings`.execute(db))
    }

    /** SQLite's answer to an fsync that fails. */
    async function sqliteFails() {
      const spy = vi.spyOn(StatementSync.prototype, 'run').mockImplementation(() => {
        throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 1034 })
      })
      return async () => spy.mockRestore()
    }
  })

  it('writes once a second at most, however often it is asked', async () => {
    await using test = await createTestApp()
    await test.app.ready()
    using statements = createStatementCounter()
    await statements.during(async () => {
      await Promise.all(Array.from({ length: 50 }, () => expectReady(test)))
      const first = statements.soFar()
      expect(first).toBeGreaterThan(0)
      for (let count = 0; count < 50; count++) await expectReady(test)
      expect(statements.soFar()).toBe(first)
      later(test)
      await expectReady(test)
      expect(statements.soFar()).toBeGreaterThan(first)
    })
  })

  it('leaves nothing behind', async () => {
    await using test = await createTestApp()
    // Whose the files are is noted by the retention, which begins at the same moment.
    const settings = () =>
      test.database.db.selectFrom('settings').select('name').where('name', '!=', 'filesOf').orderBy('name').execute()
    const before = await settings()
    await expectReady(test)
    expect(await settings()).toEqual(before)
  })
})
