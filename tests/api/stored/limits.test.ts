import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { resumeLimit } from '#api/contract/applications.ts'
import { openDatabase } from '#api/db/open.ts'
import type { AppError } from '#api/errors.ts'
import { createUploadGate } from '#api/http/upload-gate.ts'
import { type LimitRule, limits, uploadsAtOnce } from '#api/services/limits/limits.ts'
import { createRateLimits, type RateLimit } from '#api/services/limits/rate-limits.ts'
import { createStores } from '#api/store/stores.ts'
import { applicationsIn, filesIn, good, post as postApplication } from '../../support/app/applications.ts'
import { outboxDone } from '../../support/app/staff.ts'
import { createStatementCounter } from '../../support/app/statements.ts'
import { createClock, createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'
import { createTestDatabase } from '../../support/servers/test-database.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function openLimits(formsPerHour?: number) {
  const test = await createTestDatabase()
  const clock = createClock()
  const database = await openDatabase({ ...test, now: clock.now, onError: () => {} })
  const stores = createStores(database)
  const warnings: [string, number][] = []
  const rateLimits = createRateLimits({
    secret: 'limits',
    formsPerHour,
    onNearlyFull: ({ scope }, taken) => void warnings.push([scope, taken]),
    now: clock.now,
    newId: randomUUID,
  })
  return {
    clock,
    rateLimits,
    warnings,
    stores,
    /** Resolves to undefined, or to why it was refused. */
    take: (wanted: RateLimit[]): Promise<AppError | undefined> =>
      stores
        .transaction(rateLimits.keysOf(wanted), ({ rateHits }) => rateLimits.take(rateHits, wanted))
        .then(
          () => undefined,
          (error) => error,
        ),
    rows: () => database.db.selectFrom('rate_hits').selectAll().execute(),
    async [Symbol.asyncDispose]() {
      await database.db.destroy()
      await test.remove()
    },
  }
}

const overall = (max: number, amount = 1): RateLimit => ({
  scope: 'all',
  max,
  window: HOUR,
  isOverall: true,
  value: '',
  amount,
})

describe('what has been counted', () => {
  it('goes bit by bit once it is over, so that nobody waits for what a hundred thousand networks have left', async () => {
    await using open = await openLimits()
    const old = Array.from({ length: 2100 }, (_, place) => ({
      ...{ id: `${place}`, key: `${place}`, at: 0, count: 1 },
      expiresAt: open.clock.now() - 1,
    }))
    await open.stores.rateHits.insert(...old)
    expect(await open.take([overall(10)])).toBeUndefined()
    expect(await open.rows()).toHaveLength(101)
    open.clock.advance(1000)
    expect(await open.take([overall(10)])).toBeUndefined()
    expect(await open.rows()).toHaveLength(1)
  })
})

describe('an overall limit', () => {
  it('warns once an hour from four fifths on, and asks all to wait when it is full', async () => {
    await using open = await openLimits()
    for (let number = 1; number <= 10; number++) {
      expect(await open.take([overall(10)])).toBeUndefined()
      expect(open.warnings).toEqual(number < 8 ? [] : [['all', 8]])
    }
    const refused = await open.take([overall(10)])
    expect(refused).toMatchObject({ code: 'too_many_requests', text: 'crowded', retryAfter: 3660 })
    open.clock.advance(HOUR + MINUTE - 1)
    expect(await open.take([overall(10)])).toBeDefined()
    open.clock.advance(1)
    expect(await open.take([overall(10)])).toBeUndefined()
    expect(open.warnings).toHaveLength(2)
  })

  it('counts amounts, and what is over it takes nothing away', async () => {
    await using open = await openLimits()
    expect(await open.take([overall(1000, 700)])).toBeUndefined()
    expect(await open.take([overall(1000, 301)])).toBeDefined()
    expect(await open.take([overall(1000, 300)])).toBeUndefined()
    expect(await open.take([overall(1000, 2000)])).toMatchObject({ retryAfter: 3600 })
  })

  it('is kept in no more rows than its window has parts, and in none when it is over', async () => {
    await using open = await openLimits()
    for (let number = 0; number < 500; number++) {
      await open.take([overall(100_000)])
      open.clock.advance(20_000)
    }
    expect((await open.rows()).length).toBeLessThanOrEqual(62)
    open.clock.advance(2 * HOUR)
    await open.take([{ ...limits.visits, value: 'a' }])
    expect(await open.rows()).toHaveLength(1)
  })
})

describe('the table of limits', () => {
  it('has each scope once, and no overall limit that five hundred people could reach', () => {
    const rules: LimitRule[] = Object.values(limits)
    expect(new Set(rules.map(({ scope }) => scope)).size).toBe(rules.length)
    for (const { isOverall, max, scope } of rules) if (isOverall) expect(max, scope).toBeGreaterThan(500)
  })

  it.each(['contact', 'newsletter', 'application'] as const)(
    'holds a /48 of IPv6 and everybody together on form %s',
    async (form) => {
      await using open = await openLimits(60)
      const perNetwork = form === 'application' ? 5 : 10
      const send = (network: string) => open.take(open.rateLimits.ofForm(form, network))
      const taken = async (networks: string[]) => {
        const answers = []
        for (const network of networks) answers.push(await send(network))
        return answers.filter((answer) => answer === undefined).length
      }
      const inside = Array.from({ length: 60 }, (_, number) => `2001:db8:1:${number.toString(16)}::`)
      expect(await taken(inside)).toBe(perNetwork * 5)
      expect(await send('2001:db8:1:ffff::')).not.toHaveProperty('text', 'crowded')
      const elsewhere = Array.from({ length: 60 }, (_, number) => `203.0.113.${number}`)
      expect(await taken(elsewhere)).toBe(60 - perNetwork * 5)
      expect(await send('198.51.100.1')).toMatchObject({ text: 'crowded' })
    },
  )
})

describe('what is written down without a form', () => {
  it.each([
    ['visit', 600],
    ['decision', 300],
    ['view', 600],
    ['push', 100],
  ] as const)('has its limits for a /48 of IPv6 and for everybody: %s', async (record, most) => {
    await using open = await openLimits()
    let taken = 0
    for (let number = 0; number < most + 20; number++) {
      const wanted = open.rateLimits.ofRecord(record, `2001:db8:1:${number.toString(16)}::`)
      if ((await open.take(wanted)) === undefined) taken++
    }
    expect(taken).toBe(most)
    expect(await open.take(open.rateLimits.ofRecord(record, '2001:db8:2::'))).toBeUndefined()
  })

  it('is bounded in bytes of uploads in half a day', async () => {
    await using open = await openLimits()
    const take = (network: string) => open.take(open.rateLimits.ofUploads(network, 30_000_000))
    for (const site of ['2001:db8:1', '2001:db8:2']) {
      const answers = []
      for (const number of [1, 1, 1, 2, 2, 3, 3, 4]) answers.push(await take(`${site}:${number}::`))
      expect(answers.map((answer) => answer === undefined)).toEqual([true, true, false, true, true, true, true, false])
    }
    open.clock.advance(12.5 * HOUR)
    expect(await take('2001:db8:1:1::')).toBeUndefined()
  })

  it('is bounded in all, as far as the operator lets forms be', async () => {
    await using open = await openLimits(1)
    // A two-thousandth of the table's.
    for (let number = 0; number < 100; number++) {
      expect(await open.take(open.rateLimits.ofRecord('decision', `203.0.113.${number}`))).toBeUndefined()
    }
    const refused = open.rateLimits.ofRecord('decision', '198.51.100.1')
    expect(await open.take(refused)).toMatchObject({ text: 'crowded' })
    for (const record of ['visit', 'signal'] as const)
      expect(open.rateLimits.ofRecord(record, '198.51.100.1').at(-1)).toMatchObject({ max: 100_000, window: 24 * HOUR })
  })
})

describe('a form that all together have sent too often', () => {
  const send = ({ app }: TestApp, number: number) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: `203.0.113.${number}`,
      payload: { ...goodMessage, email: `sender${number}@example.org`, language: 'de' },
    })

  it('is answered 429 with a time to wait and its own words, on a page that keeps the text too', async () => {
    await using test = await createTestApp({ formsPerHour: 3 })
    for (let number = 1; number <= 3; number++) expect((await send(test, number)).statusCode).toBe(201)
    const refused = await send(test, 4)
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().error.message]).toEqual([
      429,
      '3660',
      readTexts('de', 'errors').crowded,
    ])
    const page = await test.app.inject({
      method: 'POST',
      url: '/fr/contact/',
      remoteAddress: '203.0.113.9',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...goodMessage, email: 'other@example.org', language: 'fr' }).toString(),
    })
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '3660'])
    expect(page.body).toContain(goodMessage.message)
    expect(page.body).toContain(readTexts('fr', 'errors').crowded)
    test.clock.advance(HOUR + MINUTE)
    expect((await send(test, 4)).statusCode).toBe(201)
  })
})

describe('a form of a network that has sent too often', () => {
  it('is refused by one look, and never holds the locks that all servers wait for', async () => {
    await using test = await createTestApp()
    using counter = createStatementCounter()
    const send = (number: number) =>
      counter.during(async () => {
        const payload = { ...goodMessage, email: `p${number}@example.org` }
        const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/contact', payload })
        return { statusCode, statements: counter.soFar() }
      })
    for (let number = 0; number < limits.contactNetwork.max; number++) expect((await send(number)).statusCode).toBe(201)
    await outboxDone(test)
    const begun: number[] = []
    for (let time = 0; time < 10; time++) {
      const before = counter.begun()
      expect(await send(99)).toEqual({ statusCode: 429, statements: 1 })
      begun.push(counter.begun() - before)
    }
    // Workers begin some too, but not for each request.
    expect(begun).toContain(0)
  })
})

describe('uploads', () => {
  it('of all networks under way come to so many bytes at most, with a warning before', async () => {
    const gate = createUploadGate({ perNetwork: 5, perSite: 10, bytes: 100, largest: 30 })
    const warnings: unknown[] = []
    const log = { warn: (facts: unknown) => warnings.push(facts) }
    const ends: (() => void)[] = []
    const begin = (ip: string, length?: string) =>
      gate.pass(
        { ip, headers: { 'content-length': length }, log } as never,
        () => new Promise<void>((end) => ends.push(end)),
      )
    const under = [begin('203.0.113.1', '20'), begin('203.0.113.2'), begin('203.0.113.3', '5000')]
    expect(warnings).toEqual([{ bytes: 100, taken: 80 }])
    await expect(begin('203.0.113.4', '21')).rejects.toMatchObject({ code: 'too_many_requests', text: 'crowded' })
    under.push(begin('203.0.113.4', '20'))
    expect(warnings).toHaveLength(1)
    for (const end of ends) end()
    await Promise.all(under)
    await Promise.all([begin('203.0.113.5', '30'), Promise.resolve(ends.at(-1)?.())])
  })

  it('of one /48 of IPv6 under way leave room for those of others', async () => {
    const gate = createUploadGate({ ...uploadsAtOnce, largest: resumeLimit })
    const ends: (() => void)[] = []
    const under: Promise<void>[] = []
    const begin = (ip: string) =>
      gate.pass({ ip, headers: {}, log: { warn() {} } } as never, () => new Promise<void>((end) => ends.push(end)))
    for (let number = 0; number < uploadsAtOnce.perSite; number++) under.push(begin(`2001:db8:1:${number}::1`))
    await expect(begin('2001:db8:1:ffff::1')).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 180 })
    under.push(begin('2001:db8:2::1'), begin('203.0.113.1'))
    expect(uploadsAtOnce.perSite * resumeLimit).toBeLessThan(uploadsAtOnce.bytes / 2)
    for (const end of ends) end()
    await Promise.all(under)
  })

  it('are refused while they would fill the disk, and the text is kept', async () => {
    await using test = await createTestApp({ leftFree: Number.MAX_SAFE_INTEGER })
    const json = await postApplication(test, good())
    expect([json.statusCode, json.headers['retry-after']]).toEqual([503, '60'])
    const page = await postApplication(test, good(), { accept: 'text/html' })
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('I draw windows')
    expect([filesIn(test), await applicationsIn(test)]).toEqual([[], []])
  })

  it('count with their bytes against the hour, the day and what one network may send', async () => {
    await using test = await createTestApp()
    expect((await postApplication(test, good())).statusCode).toBe(201)
    const [application] = await applicationsIn(test)
    const rows = await test.database.db.selectFrom('rate_hits').select('count').execute()
    expect(rows.filter(({ count }) => count === application?.size)).toHaveLength(3)
  })
})
