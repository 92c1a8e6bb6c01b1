import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { postsFolder } from '#api/content/site-post-ids.ts'
import { clockDifference } from '#api/db/clock-difference.ts'
import { openDatabase } from '#api/db/open.ts'
import { OLDEST_POSTGRES } from '#api/db/postgres.ts'
import { markUnfinished } from '#api/operate/backup/unfinished-fill.ts'
import { languages } from '#locales/languages.ts'
import { createTestApp, goodMessage } from '../../support/app/test-app.ts'
import { startPostgresProxy } from '../../support/servers/postgres-proxy.ts'
import { createWholeDatabase } from '../../support/servers/test-database.ts'

/** Longer than any statement of a request may take, in milliseconds. */
const LONGER_THAN_A_STATEMENT = 6000
const some = ['a-bakery-opens-online', 'choosing-a-cms']

const open = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '/nowhere', now: () => 1000, onError: () => {} })

describe('a database whose letters are Turkish', () => {
  it('is refused in one sentence, since addresses would not be found again in it', async () => {
    const own = await createWholeDatabase()
    const url = new URL(own.databaseUrl)
    url.pathname = `${url.pathname}_turkish`
    const name = url.pathname.slice(1)
    await query(
      own.databaseUrl,
      `create database "${name}" template template0 encoding 'UTF8' locale_provider icu icu_locale 'tr' locale 'C'`,
    )
    await expect(open(url.href)).rejects.toThrow(
      /^The database at DATABASE_URL makes “ı” of a capital I, as Turkish does/,
    )
    await query(own.databaseUrl, `drop database "${name}"`)
    await own.remove()
  })
})

describe('servers that start on one empty database', () => {
  it('wait for whoever is at work on it, three at once, and none gives up', async () => {
    const own = await createWholeDatabase()
    const posts = path.join(own.dataDir, 'posts')
    for (const name of some) cpSync(path.join(postsFolder, name), path.join(posts, name), { recursive: true })
    // Stands for a server that takes long, first with the tables and then with the posts.
    const slow = new pg.Client({ connectionString: own.databaseUrl })
    await slow.connect()
    const locks = ['7013601', `hashtextextended('public posts', 0)`]
    await slow.query(`select ${locks.map((lock) => `pg_advisory_lock(${lock})`)}`)
    const starting = Promise.all([1, 2, 3].map(() => createTestApp({ beside: { place: own }, posts })))
    for (const lock of locks) {
      await Promise.race([starting, wait(LONGER_THAN_A_STATEMENT)])
      await slow.query(`select pg_advisory_unlock(${lock})`)
    }
    const servers = await starting
    for (const { app } of servers) expect((await app.inject('/readyz')).statusCode).toBe(200)
    const { rows } = await slow.query('select language, slug from post_translations')
    expect(rows).toHaveLength(some.length * languages.length)
    for (const server of servers) await server[Symbol.asyncDispose]()
    await slow.end()
    await own.remove()
  }, 90_000)
})

describe('a database that is too old', () => {
  it('is refused in one sentence that says what to do', async () => {
    const own = await createWholeDatabase()
    const [old, current] = [`${OLDEST_POSTGRES - 1}0009`, /1\d00\d\d(?!\d)/]
    const rewrite = (answer: Buffer) => Buffer.from(answer.toString('latin1').replace(current, old), 'latin1')
    await using proxy = await startPostgresProxy(own.databaseUrl, { rewrite })
    await expect(open(proxy.url)).rejects.toThrow(
      /^The database at DATABASE_URL is PostgreSQL 14\.9, and this site needs 15 or newer: upgrade it, or name another one\.$/,
    )
    const { rows } = await query(own.databaseUrl, `select 1 from pg_tables where schemaname = 'public'`)
    expect(rows).toEqual([])
    await own.remove()
  })
})

describe('a database that an interrupted restore has half filled', () => {
  it('is refused by the server, in a line that says what to do', async () => {
    const own = await createWholeDatabase()
    const { db } = await open(own.databaseUrl)
    await markUnfinished(db)
    await db.destroy()
    const server = spawn(process.execPath, [path.join(import.meta.dirname, '..', '..', '..', 'api', 'main.ts')], {
      env: { PATH: process.env['PATH'], DATA_DIR: own.dataDir, DATABASE_URL: own.databaseUrl, PORT: '0' },
    })
    let said = ''
    server.stderr.on('data', (text) => (said += text))
    const code = await new Promise((resolve) => server.once('close', resolve))
    expect(said.trim()).toMatch(
      /^The server cannot start\. .*was interrupted.*Drop that database.*Then run the command again\.$/,
    )
    expect(code).toBe(1)
    await own.remove()
  })
})

describe('a pooler that takes no parameters when a connection begins (PgBouncer)', () => {
  it('is enough: the server starts and stores, and no setting stays with a connection', async () => {
    const own = await createWholeDatabase()
    await using proxy = await startPostgresProxy(own.databaseUrl, { isPooler: true })
    const test = await createTestApp({ beside: { place: { ...own, databaseUrl: proxy.url } } })
    const response = await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })
    expect(response.statusCode).toBe(201)
    await test[Symbol.asyncDispose]()
    await own.remove()
  })
})

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

it('the clock of the database is compared with this machine’s', async () => {
  await using test = await createTestApp()
  expect(Math.abs(await clockDifference(test.database))).toBeLessThan(5000)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 90_000)
  expect(await clockDifference(test.database)).toBeGreaterThan(85_000)
})
