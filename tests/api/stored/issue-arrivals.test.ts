import { describe, expect, it, vi } from 'vitest'
import type { BulkMailer } from '#api/outbound/bulk/bulk-mailer.ts'
import { createClock } from '../../support/app/test-app.ts'
import { createTestBulkMailer, createTestSending, whenAsked } from '../../support/sending/sending.ts'

const MINUTE = 60_000

describe('a mail at whose server nothing comes to an end', () => {
  it('is broken off after four minutes, which counts as an attempt', async () => {
    const begun = Promise.withResolvers<void>()
    const mailer: BulkMailer = {
      send(_mail, _id, { signal }) {
        begun.resolve()
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'withheld' })))
      },
      probe: async () => {},
      close: () => {},
    }
    const clock = createClock()
    await using test = await createTestSending({ mailer, clock })
    await test.crowd(1)
    const id = await test.issue()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    test.nudge()
    await begun.promise
    vi.advanceTimersByTime(4 * MINUTE)
    vi.useRealTimers()
    const rows = () =>
      test.db
        .selectFrom('issue_deliveries')
        .select(['state', 'attempts', 'answer', 'due_at'])
        .where('issue_id', '=', id)
        .execute()
    await expect
      .poll(rows)
      .toEqual([{ state: 'due', attempts: 1, answer: 'It took too long.', due_at: expect.any(Number) }])
    expect((await rows())[0]?.due_at).toBeGreaterThan(clock.now())
  })
})

describe('a mail that was taken', () => {
  it('is sent, although the database was away for some seconds just then', async () => {
    let isAway = false
    const mailer = whenAsked(async (mayEnd) => {
      if (!(await mayEnd())) return { kind: 'withheld' }
      isAway = true
      setTimeout(() => {
        isAway = false
      }, 4000)
      return { kind: 'taken' }
    })
    await using test = await createTestSending({ mailer })
    const { transaction } = test.stores
    test.stores.transaction = (...values) =>
      isAway ? Promise.reject(new Error('The database is away.')) : transaction(...values)
    await test.crowd(1)
    const id = await test.issue()
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ sent: 1 })
  })
})

describe('a mail that may have arrived', () => {
  it('is unknown, and goes again only when staff say so', async () => {
    let isSilent = true
    const bulk = createTestBulkMailer(() => (isSilent ? { kind: 'unanswered', answer: 'Timeout' } : { kind: 'taken' }))
    await using test = await createTestSending({ mailer: bulk.mailer })
    await test.crowd(2)
    const id = await test.issue()
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ unknown: 2 })
    isSilent = false
    await test.deeds.sendUnknown(test.owner, { id })
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ sent: 2 })
    await expect(test.deeds.sendUnknown(test.owner, { id })).rejects.toThrow('conflict')
  })

  it('is unknown too where its server has fallen silent', async () => {
    const hangs = whenAsked((mayEnd, untilStopped) => mayEnd().then(untilStopped))
    const clock = createClock()
    const bulk = createTestBulkMailer()
    await using test = await createTestSending({ mailer: bulk.mailer, clock })
    await using dead = await createTestSending({ mailer: hangs, clock, database: test.place })
    await test.crowd(1)
    const id = await test.issue()
    await dead.until(id, 'sending')
    await expect.poll(() => test.statesOf(id)).toEqual({ going: 1 })
    clock.advance(6 * MINUTE)
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ unknown: 1 })
    expect(bulk.sent).toEqual([])
  })
})
