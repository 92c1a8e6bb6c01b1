import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import type { AppError } from '#api/errors.ts'
import { toAppError } from '#api/http/answers.ts'
import { createRateLimits } from '#api/services/limits/rate-limits.ts'
import { createStores } from '#api/store/stores.ts'
import { wireNewsletter } from '#api/wiring/newsletter.ts'
import { createClock } from '../../support/app/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts'

const environment = {
  mailFrom: 'website@dritare.example',
  mailTo: 'hello@dritare.example',
  publicUrl: 'https://dritare.example',
}
const clock = createClock()
const someone = { ip: '203.0.113.1', userAgent: 'Browser' }
const written = (email: string) => ({ email, language: 'en' as const, source: 'site' })

/** What one server has of the newsletter; the outbox's worker is the test itself. */
async function openServer(test: TestDatabase) {
  const database = await openDatabase({ ...test, now: clock.now, onError: () => {} })
  const stores = createStores(database)
  const { now } = clock
  const rateLimits = createRateLimits({ secret: 'shared', now, newId: randomUUID })
  const services = wireNewsletter({
    stores,
    secrets: { newsletter: 'shared' },
    rateLimits,
    environment,
    onStored: () => {},
    now,
    newId: randomUUID,
  })
  return { ...services, stores, database }
}

async function openServers() {
  const test = await createTestDatabase()
  const servers = [await openServer(test), await openServer(test)] as const
  return {
    servers,
    async [Symbol.asyncDispose]() {
      for (const { database } of servers) await database.db.destroy()
      await test.remove()
    },
  }
}

/** As a client that is told to come back does: SQLite lets one server write at a time. */
async function untilDone(work: () => Promise<void>): Promise<AppError | undefined> {
  for (;;) {
    try {
      await work()
      return undefined
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.code !== 'unavailable') return error
    }
  }
}

describe('two servers on one database', () => {
  it('take ten sign-ups an hour from one network together', async () => {
    await using open = await openServers()
    const { servers } = open
    const answers = []
    for (let round = 0; round < 8; round++) {
      const signUp = (server: number) => () =>
        servers[server === 0 ? 0 : 1].newsletter.signUp(written(`a${round}-${server}@example.org`), someone)
      answers.push(...(await Promise.all([untilDone(signUp(0)), untilDone(signUp(1))])))
    }
    const refused = answers.filter((error) => error !== undefined)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too_many_requests']))
    expect(refused).toHaveLength(6)
    expect(await open.servers[0].database.db.selectFrom('newsletter_signups').selectAll().execute()).toHaveLength(10)
  })

  it('send an address one mail at a time together, and settle a sign-up once', async () => {
    await using open = await openServers()
    const [first, second] = open.servers
    for (let number = 0; number < 6; number++) {
      await first.newsletter.signUp(written('ana@example.org'), { ...someone, ip: `203.0.113.${number}` })
    }
    const waiting = await first.stores.outbox.claim(clock.now(), clock.now())
    const signups = await first.database.db.selectFrom('newsletter_signups').select('id').execute()
    expect(signups.map(({ id }) => id)).toContain(waiting?.payload)
    for (const { id } of signups) {
      const settling = [first, second].map(({ newsletter }) => untilDone(() => newsletter.settle(id)))
      expect(await Promise.all(settling)).toEqual([undefined, undefined])
    }
    const mails = await first.database.db.selectFrom('outbox').select('id').where('kind', '=', 'mail').execute()
    expect(mails).toHaveLength(1)
    expect(await second.stores.subscribers.list()).toHaveLength(1)
    expect(await first.database.db.selectFrom('newsletter_signups').selectAll().execute()).toEqual([])
  })

  it('write the same for every address before they answer', async () => {
    await using open = await openServers()
    const [{ newsletter, stores, database }] = open.servers
    const rows = async () => ({
      signups: (await database.db.selectFrom('newsletter_signups').select('id').execute()).length,
      outbox: (await database.db.selectFrom('outbox').select('id').execute()).length,
      hits: (await database.db.selectFrom('rate_hits').select('id').execute()).length,
      subscribers: (await stores.subscribers.list()).length,
    })
    await newsletter.signUp(written('known@example.org'), { ...someone, ip: '198.51.100.1' })
    const known = await database.db.selectFrom('newsletter_signups').select('id').executeTakeFirstOrThrow()
    await newsletter.settle(known.id)
    for (const email of ['known@example.org', 'new@example.org']) {
      const before = await rows()
      await newsletter.signUp(written(email), someone)
      const { signups, outbox, hits, subscribers } = before
      expect(await rows()).toEqual({ signups: signups + 1, outbox: outbox + 1, hits: hits + 1, subscribers })
    }
  })
})
