import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'
import { startPostgresProxy } from '../../support/servers/postgres-proxy.ts'
import { createWholeDatabase } from '../../support/servers/test-database.ts'

/**
 * A request waits at most 6 s for a line and 2 s for a connection, and the database is back at once. These are the bounds
 * of a machine that is busy with other things, in milliseconds.
 */
const LONGEST_WAIT = 20_000
const RECOVERY = 10_000

async function createContext() {
  const own = await createWholeDatabase()
  let nonsense: Buffer | undefined
  const proxy = await startPostgresProxy(own.databaseUrl, { rewrite: (answer) => nonsense ?? answer })
  const test = await createTestApp({ beside: { place: { ...own, databaseUrl: proxy.url } } })
  // A connection of the test's own, which nobody ends.
  const other = new pg.Client({ connectionString: own.databaseUrl })
  await other.connect()
  return {
    test,
    proxy,
    other,
    /** What the database says from now on, whatever it is asked; undefined for the truth. */
    say: (bytes: Buffer | undefined) => {
      nonsense = bytes
    },
    /** Ends every connection that a server has to this database, as an administrator does, or a restart. */
    terminate: () =>
      other.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'holder'`),
    /** Runs `work` while the tables cannot be written, so that a transaction stays open in the middle. */
    async whileLocked(work: () => Promise<void>) {
      const holder = new pg.Client({ connectionString: own.databaseUrl, application_name: 'holder' })
      await holder.connect()
      await holder.query('begin; lock table messages in exclusive mode')
      try {
        await work()
      } finally {
        await holder.end()
      }
    },
    /** Resolves once a statement of the server waits for a lock; its other work may wait beside it. */
    isWaiting: () =>
      vi.waitFor(
        async () => {
          const { rows } = await other.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          expect(rows).not.toHaveLength(0)
        },
        { timeout: 4000, interval: 20 },
      ),
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]()
      await proxy[Symbol.asyncDispose]()
      await other.end()
      await own.remove()
    },
  }
}

const send = ({ app }: TestApp, email = goodMessage.email) =>
  app.inject({ method: 'POST', url: '/api/contact', payload: { ...goodMessage, email } })

const sendForm = ({ app }: TestApp) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...goodMessage, language: 'de' }).toString(),
  })

const messagesIn = ({ database }: TestApp) => database.db.selectFrom('messages').select('email').execute()

describe('a connection that the database ends', () => {
  it('in the middle of a transaction: the form comes back with its text, and the next one is stored', async () => {
    await using context = await createContext()
    const { test } = context
    await context.whileLocked(async () => {
      // An injected request starts when it is awaited, or told what follows.
      const arrived = sendForm(test).then()
      await context.isWaiting()
      await context.terminate()
      const response = await arrived
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('5')
      expect(response.body).toContain(goodMessage.message)
      expect(response.body).toContain(readTexts('de', 'errors').unavailable)
    })
    // The first to ask may still get a connection that has just been ended.
    await vi.waitFor(async () => expect(await messagesIn(test)).toEqual([]), RECOVERY)
    expect((await send(test)).statusCode).toBe(201)
    expect(await messagesIn(test)).toHaveLength(1)
  })

  it('between two statements of a transaction: it fails as unavailable, and nothing of it stays', async () => {
    await using context = await createContext()
    const { db } = context.test.database
    const failed = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ name: 'half', value: 'done' }).execute()
      await context.terminate()
      await transaction.insertInto('settings').values({ name: 'other half', value: 'done' }).execute()
    })
    await expect(failed).rejects.toThrow()
    expect(await db.selectFrom('settings').select('name').where('name', 'like', '%half').execute()).toEqual([])
  })

  it('while many are in use, ten times over: the server lives and answers', async () => {
    await using context = await createContext()
    for (let round = 0; round < 10; round++) {
      const emails = Array.from({ length: 20 }, (_, number) => `p${round}.${number}@example.org`)
      const answers = emails.map((email) => send(context.test, email).then(({ statusCode }) => statusCode))
      await context.terminate()
      for (const status of await Promise.all(answers)) expect([201, 429, 503]).toContain(status)
      await vi.waitFor(async () => expect((await context.test.app.inject('/api/posts')).statusCode).toBe(200), RECOVERY)
    }
  })
})

describe('a database that talks nonsense, as a line does that changes bytes', () => {
  it.each([
    ['a row that ends before it begins', Buffer.from([0x44, 0, 0, 0, 5, 0])],
    ['a description that is cut off', Buffer.from([0x54, 0, 0, 0, 6, 0x7f, 0xff])],
    ['another protocol', Buffer.from('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')],
  ])(
    'fails the request and ends nothing: %s',
    async (_what, bytes) => {
      await using context = await createContext()
      const { test } = context
      expect((await send(test)).statusCode).toBe(201)
      context.say(bytes)
      expect([500, 503]).toContain((await send(test, 'second@example.org')).statusCode)
      context.say(undefined)
      await vi.waitFor(async () => expect((await test.app.inject('/api/posts')).statusCode).toBe(200), RECOVERY)
      await vi.waitFor(async () => expect((await send(test, 'third@example.org')).statusCode).toBe(201), RECOVERY)
    },
    60_000,
  )
})

describe('a database that no longer answers', () => {
  it('makes no request wait for ever, and is used again as soon as it answers', async () => {
    await using context = await createContext()
    const { test, proxy } = context
    expect((await send(test)).statusCode).toBe(201)
    proxy.silence()
    // More than there are connections, so that some wait for the line and some for a connection.
    const begun = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, number) => send(test, `q${number}@example.org`).then()),
    )
    expect(performance.now() - begun).toBeLessThan(LONGEST_WAIT)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(answers[0]?.headers['retry-after']).toBe('5')
    proxy.speak()
    await vi.waitFor(async () => expect((await test.app.inject('/api/posts')).statusCode).toBe(200), RECOVERY)
    expect((await send(test, 'later@example.org')).statusCode).toBe(201)
  }, 60_000)

  it('is not waited for behind a lock either: 503 when a statement takes too long', async () => {
    await using context = await createContext()
    await context.whileLocked(async () => {
      expect((await send(context.test)).statusCode).toBe(503)
    })
    expect((await send(context.test)).statusCode).toBe(201)
  }, 60_000)
})

it('closes connections that nobody uses without a word', async () => {
  await using context = await createContext()
  const errors: Error[] = []
  const { greetPostgres, openPool } = await import('#api/db/postgres.ts')
  const db = openPool(context.proxy.url, await greetPostgres(context.proxy.url), (error) => errors.push(error))
  await db.selectFrom('settings').select('name').execute()
  const open = () =>
    context.other.query(`select 1 from pg_stat_activity where datname = current_database() and state = 'idle'`)
  await vi.waitFor(async () => expect((await open()).rows).toHaveLength(0), { timeout: 15_000, interval: 200 })
  await db.destroy()
  expect(errors).toEqual([])
}, 30_000)
