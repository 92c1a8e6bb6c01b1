import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { makeSubmission } from '../support/app/submissions.ts'
import { visit } from '../support/browser/analytics-events.ts'
import { createRandom } from '../support/data/random.ts'
import { type PostgresVersion, startPostgres } from '../support/servers/postgres.ts'
import { startServer } from '../support/servers/server.ts'

const RESTARTS = 20
/** Milliseconds between two things that one visitor does. */
const PAUSE = 60
/** Longest that a restart may be felt, in milliseconds. It is under two seconds on a machine that does nothing else. */
const LONGEST_RECOVERY = 30_000

const json = { 'content-type': 'application/json', accept: 'application/json' }

const tables = ['messages', 'applications', 'subscribers', 'visits', 'post_views'] as const

/** One of each kind of thing that is acknowledged, under a name of its own in the table it goes to. */
async function startContext(version: PostgresVersion) {
  const postgres = await startPostgres({ version, isDurable: true })
  const server = await startServer({ DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1' }).catch(
    async (error) => {
      await postgres.stop()
      throw error
    },
  )
  const random = createRandom()
  const acknowledged: Record<(typeof tables)[number], string[]> = {
    messages: [],
    applications: [],
    subscribers: [],
    visits: [],
    post_views: [],
  }
  const unexpected: string[] = []
  let number = 0
  let isOver = false
  const { posts } = await (await fetch(`${server.url}/api/posts`)).json()
  const { id } = await (await fetch(`${server.url}/api/posts/${posts[0].slug}`)).json()

  const from = () => ({ 'x-forwarded-for': `10.${random.between(0, 255)}.${number >> 8}.${number++ & 255}` })
  const post = async (path: string, body: object) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { ...json, ...from() },
      body: JSON.stringify(body),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const visitors: (() => Promise<unknown>)[] = [
    async () => {
      const { kind, email, send, acknowledged: good } = makeSubmission(number++, random)
      const status = await send(server.url)
      const table = kind === 'newsletter' ? 'subscribers' : kind === 'application' ? 'applications' : 'messages'
      if (good.includes(status)) acknowledged[table].push(email)
      return status
    },
    async () => {
      const sessionId = randomUUID()
      const status = await post('/api/analytics', { ...visit, sessionId })
      if (status === 201) acknowledged.visits.push(sessionId)
      return status
    },
    async () => {
      const sessionId = randomUUID()
      const view = { allowsAnalytics: true, sessionId, referrer: 'https://search.example/', language: 'en' }
      const status = await post(`/api/posts/${id}/views`, { ...view, isReturning: false })
      if (status === 200) acknowledged.post_views.push(sessionId)
      return status
    },
    async () =>
      (
        await fetch(`${server.url}/en/blog/?q=museum&sort=${random.between(0, 1) ? 'date' : 'title'}`, {
          headers: from(),
        })
      ).status,
    async () =>
      (await fetch(`${server.url}/api/posts?q=museum&page=${random.between(1, 9)}`, { headers: from() })).status,
  ]

  async function visitAgainAndAgain(act: () => Promise<unknown>): Promise<void> {
    while (!isOver) {
      // A line that breaks, or an answer other than "not now", is what this is about.
      const status = await act().catch((error) => error)
      if (typeof status !== 'number' || (status >= 400 && ![429, 503].includes(status))) unexpected.push(String(status))
      await wait(PAUSE)
    }
  }
  const load = Promise.all([...visitors, ...visitors].map(visitAgainAndAgain))
  return {
    postgres,
    server,
    acknowledged,
    unexpected,
    seed: `TEST_SEED=${random.seed}`,
    pause: () => wait(random.between(100, 500)),
    isReady: async () => (await fetch(`${server.url}/readyz`)).status === 200,
    stored: (table: keyof typeof acknowledged) => storedIn(postgres.url, table),
    async endLoad() {
      isOver = true
      await load
    },
    async [Symbol.asyncDispose]() {
      isOver = true
      await load
      await server.remove()
      await postgres.stop()
    },
  }
}

async function storedIn(url: string, table: (typeof tables)[number]): Promise<string[]> {
  const column = table === 'visits' || table === 'post_views' ? 'session_id' : 'email'
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select ${column} as one from ${table}`)
  await client.end()
  return rows.map(({ one }) => one)
}

it.each(['oldest', 'newest'] as const)(
  'outlives twenty restarts of PostgreSQL under load and loses nothing it acknowledged: the %s',
  async (version) => {
    await using context = await startContext(version)
    const { postgres, server, acknowledged, seed } = context
    for (let restart = 0; restart < RESTARTS; restart++) {
      await context.pause()
      await postgres.restart(restart % 2 ? 'fast' : 'immediate')
      await vi.waitFor(async () => expect(await context.isReady()).toBe(true), {
        timeout: LONGEST_RECOVERY,
        interval: 20,
      })
    }
    // A slow machine may have acknowledged little between the restarts: enough of each kind has to be counted.
    await vi.waitFor(
      () => {
        for (const table of tables) expect(acknowledged[table].length, `${seed}: ${table}`).toBeGreaterThan(10)
      },
      { timeout: 60_000, interval: 500 },
    )
    await context.endLoad()
    expect(server.process.exitCode, server.output()).toBeNull()
    expect(context.unexpected, seed).toEqual([])

    // What was asked for by newsletter is a subscriber once the outbox has settled it.
    for (const table of tables) {
      const expected = acknowledged[table]
      await vi.waitFor(
        async () => {
          const stored = await context.stored(table)
          const lost = expected.filter((one) => stored.filter((other) => other === one).length !== 1)
          expect(lost, `${seed}: acknowledged, but not stored once`).toEqual([])
        },
        { timeout: 60_000, interval: 500 },
      )
    }
    expect(await server.stop()).toBe(0)
  },
  240_000,
)
