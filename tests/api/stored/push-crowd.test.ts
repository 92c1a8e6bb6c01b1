import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeVapidKeys } from '#api/outbound/push-vapid.ts'
import { postContent } from '../../support/app/posts.ts'
import { createTestPush, vapid } from '../../support/app/push.ts'
import { createClock } from '../../support/app/test-app.ts'
import { createRandom } from '../../support/data/random.ts'
import { type PushService, startPushService } from '../../support/servers/push-service.ts'
import { createTestDatabase } from '../../support/servers/test-database.ts'

let service: PushService

beforeEach(async () => {
  service = await startPushService()
})

afterEach(async () => {
  expect(service.problems).toEqual([])
  await service[Symbol.asyncDispose]()
})

type TestPush = Awaited<ReturnType<typeof createTestPush>>

const finished = (push: TestPush, nudged: TestPush[] = [push]) =>
  vi.waitFor(
    async () => {
      // A busy machine may have made the service look ill: then it is left alone for a while.
      push.clock.advance(60_000)
      for (const one of nudged) one.nudge()
      const due = await push.stores.pushAnnouncements.nextDue(push.clock.now())
      const open = (await push.deliveries()).filter(({ outcome }) => outcome === null)
      expect(due).toBeUndefined()
      expect(open.length).toBe(0)
    },
    { timeout: 60_000, interval: 200 },
  )

const named = (count: number) => Array.from({ length: count }, (_, index) => `browser-${index}`)
/** How often each of them was sent something, as `{ times: browsers }`. */
const timesOf = (names: string[]) => {
  const counts = new Map(names.map((name) => [name, 0]))
  for (const { name } of service.received) if (counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(
    [...Map.groupBy(counts.values(), (times) => times)].map(([times, all]) => [times, all.length]),
  )
}

describe('a crowd of subscribers', () => {
  it('of 2,000, with 30 % gone and 5 % silent, is told once each, twenty at a time', async () => {
    await using push = await createTestPush({ service, sendingTime: 3000 })
    const random = createRandom(8)
    const names = named(2000)
    const kinds: string[] = names.map((_, index) => (index < 600 ? 'gone' : index < 700 ? 'silent' : 'healthy'))
    for (let last = kinds.length - 1; last > 0; last--) {
      const other = random.between(0, last)
      ;[kinds[last], kinds[other]] = [kinds[other] ?? 'healthy', kinds[last] ?? 'healthy']
    }
    const of = (kind: string) => names.filter((_, index) => kinds[index] === kind)
    for (const name of of('gone')) service.rule(name, { status: 410 })
    for (const name of of('silent')) service.rule(name, 'hang')
    await push.crowd(names)
    await push.editing.save(postContent())
    await finished(push)
    expect(timesOf(of('healthy'))).toEqual({ 1: 1300 })
    expect(timesOf(of('gone'))).toEqual({ 1: 600 })
    expect(timesOf(of('silent'))).toEqual({ 1: 100 })
    expect(await push.subscribers()).toHaveLength(1400)
    expect(service.mostAtOnce).toBeLessThanOrEqual(20)
    // Connections are kept: only those that hung are made anew.
    expect(service.connections).toBeLessThan(300)
  }, 90_000)

  it('is told once each when the server is stopped in the middle and started again', async () => {
    const database = await createTestDatabase()
    const clock = createClock()
    const names = named(300)
    const first = await createTestPush({ service, database, clock })
    await first.crowd(names)
    await first.editing.save(postContent())
    first.nudge()
    await vi.waitFor(() => expect(service.received.length).toBeGreaterThan(60), { timeout: 10_000, interval: 1 })
    await first[Symbol.asyncDispose]()
    expect(service.received.length).toBeLessThan(300)
    const second = await createTestPush({ service, database, clock })
    await finished(second)
    expect(timesOf(names)).toEqual({ 1: 300 })
    await second[Symbol.asyncDispose]()
    await database.remove()
  })

  it('is told at most once each when the server is lost with messages in hand', async () => {
    const database = await createTestDatabase()
    const clock = createClock()
    const names = named(100)
    for (const name of names.slice(0, 30)) service.rule(name, 'hang')
    const lost = await createTestPush({ service, database, clock, sendingTime: 3000 })
    await lost.crowd(names)
    await lost.editing.save(postContent())
    lost.nudge()
    // All that it may have in hand are silent: it gets no further.
    await vi.waitFor(() => expect(service.mostAtOnce).toBe(20), { timeout: 10_000, interval: 5 })
    const next = await createTestPush({ service, database, clock, sendingTime: 300 })
    await vi.waitFor(
      async () => {
        clock.advance(60_000)
        next.nudge()
        expect((await next.deliveries()).filter(({ due_at }) => due_at !== null)).toEqual([])
        expect(service.received.length).toBe(100)
      },
      { timeout: 20_000, interval: 50 },
    )
    expect(timesOf(names)).toEqual({ 1: 100 })
    await lost[Symbol.asyncDispose]()
    await next[Symbol.asyncDispose]()
    await database.remove()
  })

  it('is told once each by two servers on one database', async () => {
    const database = await createTestDatabase()
    const clock = createClock()
    const names = named(200)
    const servers = [
      await createTestPush({ service, database, clock }),
      await createTestPush({ service, database, clock }),
    ]
    const [one] = servers
    if (!one) throw new Error('There is no server')
    await one.crowd(names)
    await one.editing.save(postContent())
    await finished(one, servers)
    expect(timesOf(names)).toEqual({ 1: 200 })
    for (const server of servers) await server[Symbol.asyncDispose]()
    await database.remove()
  })

  it('is told by the server that it subscribed with, where servers have keys of their own', async () => {
    const database = await createTestDatabase()
    const clock = createClock()
    const own = await createTestPush({ service, database, clock })
    const other = await createTestPush({
      service,
      database,
      clock,
      keys: { ...makeVapidKeys(), subject: vapid.subject },
    })
    await own.subscribe(['own'])
    await other.subscribe(['other'])
    await own.editing.save(postContent())
    await finished(own, [own, other])
    const keyOf = (name: string) =>
      service.received.find((one) => one.name === name)?.headers.authorization?.split('k=')[1]
    expect(keyOf('own')).toBe(vapid.publicKey)
    expect(keyOf('other')).not.toBe(vapid.publicKey)
    expect(timesOf(['own', 'other'])).toEqual({ 1: 2 })
    await own[Symbol.asyncDispose]()
    await other[Symbol.asyncDispose]()
    await database.remove()
  })
})
