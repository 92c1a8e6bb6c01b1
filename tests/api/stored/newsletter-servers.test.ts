import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { AppError } from '#api/errors.ts'
import { toAppError } from '#api/http/answers.ts'
import { createRateLimits } from '#api/services/limits/rate-limits.ts'
import { createNewsletterCsv } from '#api/services/newsletter/newsletter-csv.ts'
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
const DAY = 24 * 3_600_000

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
  const csv = createNewsletterCsv({ stores, tokens: services.tokens, newId: randomUUID })
  return { ...services, csv, stores, database }
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

describe('the list as a file', () => {
  const proof = { signedUpAt: clock.now() - DAY, confirmedAt: clock.now() }
  const subscriber = {
    email: 'ana@example.org',
    language: 'de' as const,
    topics: ['news' as const, 'opinion' as const],
    source: '=HYPERLINK("https://evil.example")',
    ip: '203.0.113.1',
    userAgent: '"Browser", 1',
    ...proof,
  }

  it('comes back as it went, with nothing that a spreadsheet would run', async () => {
    await using open = await openServers()
    const [{ stores, tokens, csv }] = open.servers
    const others = ['+b@example.org', "'c@example.org"].map((email) => ({ ...subscriber, email, userAgent: '-1+1' }))
    const all = [subscriber, ...others].map((one) => ({ ...one, id: randomUUID(), emailKey: tokens.keyOf(one.email) }))
    for (const one of all) await stores.subscribers.insert(one)
    const file = await csv.export()
    expect(file).toMatch(/^email,language,topics,source,signed_up_at,confirmed_at,ip,user_agent\r\n/)
    expect(file).not.toMatch(/(^|,|\n)"?[=+@-]\S*,/m)
    expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    for (const { id } of all) await stores.subscribers.delete(id)
    expect(await csv.import(`\ufeff${file}`)).toEqual({ imported: 3, refused: [] })
    const withoutId = ({ id: _, ...rest }: (typeof all)[number]) => rest
    const byEmail = (left: { email: string }, right: { email: string }) => (left.email < right.email ? -1 : 1)
    expect((await stores.subscribers.list()).map(({ id: _, ...rest }) => rest).toSorted(byEmail)).toEqual(
      all.map(withoutId).toSorted(byEmail),
    )
  })

  it('brings in nobody without proof, nobody twice and nobody who has left', async () => {
    await using open = await openServers()
    const [{ stores, tokens, csv }] = open.servers
    await stores.suppressions.insert(tokens.keyOf('left@example.org'), { since: clock.now(), askedAt: undefined })
    const times = '2026-01-02T03:04:05Z,2026-01-03T00:00:00Z'
    const file = [
      'email,signed_up_at,confirmed_at',
      `new@example.org,${times}`,
      `NEW@example.org,${times}`,
      `Left@example.org,${times}`,
      'unproven@example.org,,',
      `no address,${times}`,
      '',
    ].join('\n')
    expect(await csv.import(file)).toEqual({
      imported: 1,
      refused: [
        { line: 3, reason: 'known' },
        { line: 4, reason: 'suppressed' },
        { line: 5, reason: 'unproven' },
        { line: 6, reason: 'invalid' },
      ],
    })
    expect(await stores.subscribers.list()).toMatchObject([
      { email: 'new@example.org', signedUpAt: Date.UTC(2026, 0, 2, 3, 4, 5) },
    ])
    expect(await csv.import('')).toEqual({ imported: 0, refused: [] })
    await expect(csv.import('email\n"never closed')).rejects.toThrow(AppError)
  })
})
