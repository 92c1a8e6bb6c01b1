import { describe, expect, it } from 'vitest'
import { createAnsweredDays } from '#api/services/health/answered-days.ts'
import { createStores } from '#api/store/stores.ts'
import { readHealth } from '../../support/app/health.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Another server on the same database. */
const serverOn = ({ database, clock }: TestApp) => {
  const errors: unknown[] = []
  const stores = createStores(database)
  return { ...createAnsweredDays({ stores, now: clock.now, onError: (error) => void errors.push(error) }), errors }
}

async function runs({ clock }: TestApp, time: number, ...servers: { beat: () => Promise<void> }[]): Promise<void> {
  for (let passed = 0; passed < time; passed += MINUTE) {
    clock.advance(MINUTE)
    for (const { beat } of servers) await beat()
  }
}

describe('the days on which the house answered', () => {
  it('know nothing before the first beat, and no silence while one of two servers runs', async () => {
    await using test = await createTestApp()
    const [one, other] = [serverOn(test), serverOn(test)]
    expect(await one.read()).toMatchObject({ since: null, share: null, today: { requests: 0, within: null } })
    const began = test.clock.now()
    await one.beat()
    await runs(test, 5 * MINUTE, one, other)
    await runs(test, 20 * MINUTE, other)
    const read = await one.read()
    expect(read).toMatchObject({ since: began, share: 1 })
    expect(read.days).toHaveLength(90)
    expect(read.days.slice(-2)).toEqual([
      { day: '2026-11-19', silent: null, longest: 0 },
      { day: '2026-11-20', silent: 0, longest: 0 },
    ])
  })

  it('tell a silence by the day on which it was, and its part of the time', async () => {
    await using test = await createTestApp()
    const server = serverOn(test)
    await server.beat()
    // From noon to 22:00; silent until four in the morning of the day after the next; then a short one.
    await runs(test, 10 * HOUR, server)
    test.clock.advance(30 * HOUR)
    await server.beat()
    test.clock.advance(4 * MINUTE)
    await server.beat()
    const { days, share } = await server.read()
    expect(days.slice(-3)).toEqual([
      { day: '2026-11-20', silent: 2 * HOUR, longest: 2 * HOUR },
      { day: '2026-11-21', silent: DAY, longest: DAY },
      { day: '2026-11-22', silent: 4 * HOUR + 4 * MINUTE, longest: 4 * HOUR },
    ])
    expect(share).toBeCloseTo(1 - (30 * HOUR + 4 * MINUTE) / (40 * HOUR + 4 * MINUTE), 10)
  })

  it('take a late beat for no silence, and a clock that was set back for no time', async () => {
    await using test = await createTestApp()
    const server = serverOn(test)
    await server.beat()
    test.clock.advance(3 * MINUTE - 1)
    await server.beat()
    test.clock.advance(-HOUR)
    await server.beat()
    await runs(test, 2 * HOUR, server)
    expect((await server.read()).share).toBe(1)
    expect(server.errors).toEqual([])
  })

  it('count what all servers have answered, and how fast 95 of 100 of it went', async () => {
    await using test = await createTestApp()
    const [one, other] = [serverOn(test), serverOn(test)]
    for (let count = 0; count < 90; count++) one.answered(200, 8)
    for (let count = 0; count < 6; count++) other.answered(404, 41)
    for (let count = 0; count < 4; count++) other.answered(500, 20_000)
    await one.beat()
    await other.beat()
    await one.beat()
    expect((await one.read()).today).toEqual({ requests: 100, errors: 4, within: 50 })
  })

  it('keep what could not be stored for the next beat', async () => {
    let error: Error | undefined
    await using test = await createTestApp({ databaseError: () => error })
    const server = serverOn(test)
    server.answered(200, 3)
    error = new Error('The database is away.')
    await server.beat()
    expect(server.errors).toHaveLength(1)
    error = undefined
    await server.beat()
    expect((await server.read()).today).toEqual({ requests: 1, errors: 0, within: 3 })
  })

  it('are forgotten after ninety', async () => {
    await using test = await createTestApp()
    const server = serverOn(test)
    await server.beat()
    test.clock.advance(200 * DAY)
    await server.beat()
    const rows = await test.database.db.selectFrom('answered_days').select('day').orderBy('day').execute()
    expect(rows).toHaveLength(91)
    const { days, share } = await server.read()
    expect(days.every(({ silent }) => silent !== null && silent > 0)).toBe(true)
    expect(share).toBe(0)
  })

  it('are on the screen of the house’s health, with what this server was asked', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await serverOn(test).beat()
    const { answered } = await readHealth(owner)
    expect(answered).toMatchObject({ since: test.clock.now(), today: { requests: 0 } })
  })
})
