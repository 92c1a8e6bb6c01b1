import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createOutboxSweep } from '#api/services/outbox/outbox-sweep.ts'
import { createTestOutbox } from '../../support/app/outbox.ts'
import { createMemoryMailer } from '../../support/app/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** An outbox that nobody works at. */
const createIdleOutbox = () => createTestOutbox({ mailer: createMemoryMailer().mailer })

describe('an entry in hand', () => {
  it('is one of those that never took long to fail, of these the one that is due first', async () => {
    await using context = await createIdleOutbox()
    const { outbox } = context.stores
    const now = context.clock.now()
    const claim = () => outbox.claim(now, now + 50)
    const silent = await context.add()
    await claim()
    await outbox.postpone(silent, { dueAt: now - 100, reason: 'late', isSlow: true })
    const often = await context.add()
    for (let tries = 0; tries < 2; tries++) {
      expect(await claim()).toMatchObject({ id: often })
      await outbox.postpone(often, { dueAt: now - 50, reason: 'late' })
    }
    const fresh = await context.add()
    expect([await claim(), await claim(), await claim()].map((entry) => entry?.id)).toEqual([often, fresh, silent])
    await outbox.postpone(silent, { dueAt: now - 100, reason: 'at once this time' })
    expect(await context.rows(), 'it stays so').toContainEqual(expect.objectContaining({ id: silent, is_slow: 1 }))
  })

  it('is one that somebody waits for, where an import has brought thousands before it', async () => {
    await using context = await createIdleOutbox()
    const { outbox } = context.stores
    const now = context.clock.now()
    const entry = { kind: 'mail', payload: '{}' }
    await outbox.insert({ ...entry, id: 'of an import', createdAt: now - 1000, comesLast: true })
    await outbox.insert({ ...entry, id: 'of a visitor', createdAt: now })
    for (const id of ['of a visitor', 'of an import']) expect(await outbox.claim(now, now + 50)).toMatchObject({ id })
  })

  it('can be kept for longer', async () => {
    await using context = await createIdleOutbox()
    const { stores, clock } = context
    await context.add()
    const entry = await stores.outbox.claim(clock.now(), clock.now() + 50)
    if (!entry) throw new Error('Nothing was claimed.')
    expect(await stores.outbox.renew(entry, clock.now() + 500)).toBe(true)
    expect(await stores.outbox.claim(clock.now() + 499, clock.now() + 999)).toBeUndefined()
    expect(await stores.outbox.claim(clock.now() + 500, clock.now() + 999)).toMatchObject({ attempts: 2 })
  })

  it('is no longer its first worker’s once another has taken it', async () => {
    await using context = await createIdleOutbox()
    const { outbox } = context.stores
    const now = context.clock.now()
    const id = await context.add()
    const first = await outbox.claim(now, now + 50)
    const second = await outbox.claim(now + 60, now + 100)
    if (!first || !second) throw new Error('Nothing was claimed.')
    expect(await outbox.renew(first, now + 900)).toBe(false)
    await outbox.postpone(id, { dueAt: now + 70, reason: 'late', attempt: first.attempts })
    await outbox.markFailed(id, now + 70, 'late', first.attempts)
    const rows = await context.rows()
    expect(rows).toMatchObject([{ locked_until: now + 100, failed_at: null, last_error: null, attempts: 2 }])
  })

  it('stays sent, whatever a second worker says afterwards', async () => {
    await using context = await createIdleOutbox()
    const { outbox } = context.stores
    const now = context.clock.now()
    const id = await context.add()
    const [first, second] = [await outbox.claim(now, now + 50), await outbox.claim(now + 60, now + 100)]
    if (!first || !second) throw new Error('Nothing was claimed.')
    await outbox.markSent(id, now + 70)
    await outbox.postpone(id, { dueAt: now + 80, reason: 'too late', attempt: second.attempts })
    await outbox.markFailed(id, now + 80, 'too late', second.attempts)
    expect(await outbox.renew(second, now + 900)).toBe(false)
    expect(await context.rows()).toMatchObject([{ sent_at: now + 70, failed_at: null, last_error: null }])
    expect(await outbox.claim(now + DAY, now + DAY)).toBeUndefined()
  })
})

describe('a sent entry', () => {
  it('keeps its id, kind and times, and nothing that was in it', async () => {
    await using context = await createIdleOutbox()
    const now = context.clock.now()
    const id = await context.add()
    await context.stores.outbox.markSent(id, now + 5)
    expect(await context.rows()).toEqual([
      expect.objectContaining({ id, kind: 'mail', payload: '', created_at: now, sent_at: now + 5, last_error: null }),
    ])
    expect(JSON.stringify(await context.rows())).not.toContain('@')
  })
})

describe('what was given up', () => {
  it('is listed with its reason, the latest first', async () => {
    await using context = await createIdleOutbox()
    const { outbox } = context.stores
    const ids = [await context.add(), await context.add(), await context.add()]
    for (const [index, id] of ids.entries()) await outbox.markFailed(id, 100 + index, `reason ${index}`)
    await context.add()
    const listed = await outbox.listFailed(2)
    expect(listed.map(({ id, reason, failedAt }) => ({ id, reason, failedAt }))).toEqual([
      { id: ids[2], reason: 'reason 2', failedAt: 102 },
      { id: ids[1], reason: 'reason 1', failedAt: 101 },
    ])
    expect(JSON.parse(listed[0]?.payload ?? '')).toMatchObject({ subject: 'Your window' })
    expect((await outbox.listFailed(2, 2)).map(({ id }) => id)).toEqual([ids[0]])
  })

  it('can be tried anew or deleted; what waits or was sent cannot', async () => {
    await using context = await createIdleOutbox()
    const { outbox } = context.stores
    const now = context.clock.now()
    const [retried, deleted, waiting, sent] = [
      await context.add(),
      await context.add(),
      await context.add(),
      await context.add(),
    ]
    await outbox.claim(now, now + 1)
    await outbox.markFailed(retried, now, 'no')
    await outbox.markFailed(deleted, now, 'no')
    await outbox.markSent(sent, now)
    expect(await outbox.retryFailed(retried, now + 5)).toBe(true)
    expect(await outbox.deleteFailed(deleted)).toBe(true)
    for (const id of [waiting, sent, randomUUID()]) {
      expect(await outbox.retryFailed(id, now + 5)).toBe(false)
      expect(await outbox.deleteFailed(id)).toBe(false)
    }
    const rows = await context.rows()
    expect(rows.map(({ id }) => id).toSorted()).toEqual([retried, waiting, sent].toSorted())
    expect(rows.find(({ id }) => id === retried)).toMatchObject({ failed_at: null, attempts: 0, due_at: now + 5 })
    expect(await outbox.listFailed(10)).toEqual([])
  })
})

describe('the sweep', () => {
  it('deletes sent entries after 30 days, given up ones after 180, and nothing that waits', async () => {
    await using context = await createIdleOutbox()
    const { stores, clock } = context
    const sweep = createOutboxSweep({ stores, now: clock.now })
    const [sent, failed, waiting] = [await context.add(), await context.add(), await context.add()]
    await stores.outbox.markSent(sent, clock.now())
    await stores.outbox.markFailed(failed, clock.now() + DAY, 'no such mailbox')
    const left = async () => {
      await sweep()
      return (await context.rows()).map(({ id }) => id).toSorted()
    }

    clock.advance(30 * DAY - 1)
    expect(await left()).toEqual([sent, failed, waiting].toSorted())
    clock.advance(1)
    expect(await left()).toEqual([failed, waiting].toSorted())
    clock.advance(150 * DAY - 1)
    expect(await left()).toEqual([failed, waiting].toSorted())
    clock.advance(1)
    expect(await left()).toEqual([waiting])
    clock.advance(1000 * DAY)
    expect(await left()).toEqual([waiting])
  })
})
