import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { AppError } from '#api/errors.ts'
import { createRateLimits } from '#api/services/limits/rate-limits.ts'
import { unknownPlace } from '#api/services/location/places.ts'
import { createVisitBatches } from '#api/services/visits/visit-batches.ts'
import { createStores } from '#api/store/stores.ts'
import { createClock } from '../../support/app/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts'

const SECOND = 1000

const visit = (sessionId?: string) => ({
  id: randomUUID(),
  sessionId,
  page: '/en/',
  referrer: 'Unknown',
  language: 'en',
  screenResolution: 'Unknown',
  timezone: 'Unknown',
  ...unknownPlace,
  isReturning: false,
  timeOnPage: 0,
  isExit: false,
  allowsAnalytics: false,
  device: 'Unknown',
  browser: 'Unknown',
  system: 'Unknown',
  asked: 'Unknown',
  campaign: undefined,
  consent: undefined,
  receivedAt: 1000,
})

/** One server's part of it. */
async function openServer(test: TestDatabase, { now }: ReturnType<typeof createClock>) {
  const database = await openDatabase({ ...test, now, onError: () => {} })
  const batches = createVisitBatches({
    stores: createStores(database),
    rateLimits: createRateLimits({ secret: 'visits', now, newId: randomUUID }),
  })
  return {
    database,
    batches,
    /** Sends so many at once. Resolves to how many were stored, and the seconds that others are to wait. */
    async send(count: number, network = 'a') {
      const results = await Promise.allSettled(Array.from({ length: count }, () => batches.keep(visit(), network)))
      const waits = results.flatMap((result) => (result.status === 'rejected' ? waitIn(result.reason) : []))
      return { stored: count - waits.length, waits: [...new Set(waits)] }
    },
    rows: () => database.db.selectFrom('visits').selectAll().execute(),
  }
}

function waitIn(error: unknown): number | undefined {
  if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
  return error.retryAfter
}

async function openServers(count = 1) {
  const test = await createTestDatabase()
  const clock = createClock()
  const servers: Awaited<ReturnType<typeof openServer>>[] = []
  const open = async () => {
    const server = await openServer(test, clock)
    servers.push(server)
    return server
  }
  for (let number = 1; number < count; number++) await open()
  return {
    clock,
    open,
    servers,
    first: await open(),
    async [Symbol.asyncDispose]() {
      for (const { database } of servers) await database.db.destroy()
      await test.remove()
    },
  }
}

describe('visits that arrive together', () => {
  it('are all stored, in their order, each once', async () => {
    await using context = await openServers()
    const { first } = context
    const names = Array.from({ length: 700 }, (_, number) => `session ${number}`)
    await Promise.all(names.map((name, number) => first.batches.keep(visit(name), `network ${number % 7}`)))
    const stored = (await first.rows()).map((row) => row.session_id ?? '')
    expect(stored.toSorted()).toEqual(names.toSorted())
  })

  it('are stored as far as their network’s limit goes, exactly', async () => {
    await using context = await openServers()
    const { first } = context
    const results = await Promise.all(['a', 'b', 'c'].map((network) => first.send(150, network)))
    expect(results).toEqual(['a', 'b', 'c'].map(() => ({ stored: 120, waits: [60] })))
    expect(await first.rows()).toHaveLength(360)
  })

  it('are stored as far as the limit of a /48 of IPv6 goes, however many networks they come from', async () => {
    await using context = await openServers()
    const { first } = context
    const networks = Array.from({ length: 700 }, (_, number) => `2001:db8:1:${number.toString(16)}::`)
    const sent = await Promise.all(networks.map((network) => first.send(1, network)))
    expect(sent.filter(({ stored }) => stored === 1)).toHaveLength(600)
    expect(await first.rows()).toHaveLength(600)
    expect(await first.send(1, '2001:db8:2::')).toEqual({ stored: 1, waits: [] })
  })

  it('fail together with the database, cost nobody their limit, and are taken again afterwards', async () => {
    await using context = await openServers()
    const { first } = context
    await first.database.db.schema.alterTable('visits').renameTo('away').execute()
    const failed = await Promise.allSettled(Array.from({ length: 90 }, () => first.batches.keep(visit(), 'a')))
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
    await first.database.db.schema.alterTable('away').renameTo('visits').execute()
    expect(await first.send(130)).toEqual({ stored: 120, waits: [60] })
    expect(await first.rows()).toHaveLength(120)
  })

  it('do not pile up without end when the database does not keep up', async () => {
    const stuck = { transaction: () => new Promise<never>(() => {}) }
    const batches = createVisitBatches({
      stores: stuck,
      rateLimits: createRateLimits({ secret: 'visits', now: () => 1000, newId: randomUUID }),
    })
    for (let count = 0; count < 10_000; count++) void batches.keep(visit(), 'a')
    expect(() => batches.keep(visit(), 'a')).toThrow('unavailable')
  })
})

describe('the limit of 120 visits in any minute (D32)', () => {
  it('moves on with each visit that is a minute old', async () => {
    await using context = await openServers()
    const { first, clock } = context
    expect(await first.send(50)).toMatchObject({ stored: 50 })
    clock.advance(20 * SECOND)
    expect(await first.send(80)).toEqual({ stored: 70, waits: [40] })
    clock.advance(40 * SECOND - 1)
    expect(await first.send(1)).toEqual({ stored: 0, waits: [1] })
    clock.advance(1)
    expect(await first.send(51)).toEqual({ stored: 50, waits: [20] })
    clock.advance(20 * SECOND)
    expect(await first.send(71)).toEqual({ stored: 70, waits: [40] })
  })

  it('outlives the server', async () => {
    await using context = await openServers()
    await context.first.send(100)
    context.clock.advance(30 * SECOND)
    const next = await context.open()
    expect(await next.send(30)).toEqual({ stored: 20, waits: [30] })
  })

  it('is one for all servers on a database', async () => {
    await using context = await openServers(3)
    const results = await Promise.all(context.servers.map(({ send }) => send(100)))
    expect(results.reduce((sum, { stored }) => sum + stored, 0)).toBe(120)
    expect(await context.first.rows()).toHaveLength(120)
    const [, second] = context.servers
    expect(await second?.send(1)).toEqual({ stored: 0, waits: [60] })
  })

  it('keeps its rows no longer than they are of use', async () => {
    await using context = await openServers()
    const { first, clock } = context
    const hits = () => first.database.db.selectFrom('rate_hits').select('hit_at').execute()
    for (let minute = 0; minute < 5; minute++) {
      await first.send(1)
      clock.advance(60 * SECOND)
    }
    await first.send(1)
    // Those of the network, and what all networks together had in each part of a day.
    expect((await hits()).length).toBeLessThanOrEqual(2 + 5)
    clock.advance(24 * 3600 * SECOND + 24 * 60 * SECOND)
    await first.send(1)
    expect(await hits()).toHaveLength(2)
  })
})
