import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHandOverLog } from '#api/outbound/bulk/hand-over-log.ts'
import { DeliveryError } from '#api/outbound/delivery-error.ts'
import { MAX_ATTEMPTS } from '#api/services/outbox/outbox-waits.ts'
import { createTestOutbox } from '../../support/app/outbox.ts'
import { createMemoryMailer, createTestApp, goodMessage } from '../../support/app/test-app.ts'
import { createWorker, type Deliver, entry, untilBrokenOff } from '../../support/sending/outbox-worker.ts'

const HOUR = 3_600_000

describe('the outbox of the running server', () => {
  it('delivers everything once the mail server is back, each mail once', async () => {
    await using test = await createTestApp()
    test.mails.refuse(new Error('down'))
    await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })
    const attempts = () => test.database.db.selectFrom('outbox').select(['attempts', 'last_error', 'sent_at']).execute()
    await vi.waitFor(async () =>
      expect(await attempts()).toEqual([
        expect.objectContaining({ attempts: 1, last_error: 'down' }),
        expect.objectContaining({ attempts: 1, last_error: 'down' }),
      ]),
    )
    expect(test.mails.sent).toEqual([])

    test.mails.refuse(undefined)
    test.clock.advance(HOUR)
    await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })
    await vi.waitFor(() => expect(test.mails.sent).toHaveLength(4))
    expect(new Set(test.mails.sent.map((mail) => mail.id)).size).toBe(4)
    // The last is marked when its sending is over.
    await vi.waitFor(async () => {
      for (const row of await attempts()) expect(row.sent_at).not.toBeNull()
    })
  })
})

it('does not send again what was confirmed to a server that was killed before it could store that', async () => {
  const mails = createMemoryMailer()
  await using test = await createTestOutbox({ mailer: mails.mailer })
  const killed = createHandOverLog({
    folder: path.join(test.database.dataDir, 'handed-over', 'mails'),
    onError: (error) => test.troubles.push(error),
  })
  const [first, second] = [await test.add(), await test.add()]
  killed.note(first)
  test.worker.nudge()
  await vi.waitFor(async () => expect((await test.rows()).every(({ sent_at }) => sent_at !== null)).toBe(true))
  expect(mails.sent.map(({ id }) => id)).toEqual([second])
})

describe('createOutboxWorker', () => {
  afterEach(() => void vi.useRealTimers())

  it('puts a failed delivery back with a growing wait', async () => {
    const { worker, outbox, onFailure } = createWorker(
      () => Promise.reject(new Error('slow down')),
      [{ ...entry, attempts: 3 }],
    )
    worker.nudge()
    await vi.waitFor(() =>
      expect(outbox.postpone).toHaveBeenCalledWith('a', {
        dueAt: 1000 + 60_000,
        reason: 'slow down',
        attempt: 3,
        isSlow: false,
      }),
    )
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ id: 'a' }), false, expect.any(Error))
    await worker.stop()
  })

  it('says which took ten seconds to fail', async () => {
    const { worker, outbox, advance } = createWorker(async () => {
      advance(10_000)
      throw new Error('nobody answers')
    }, [entry])
    worker.nudge()
    await vi.waitFor(() =>
      expect(outbox.postpone).toHaveBeenCalledWith('a', {
        dueAt: 11_000 + 15_000,
        reason: 'nobody answers',
        attempt: 1,
        isSlow: true,
      }),
    )
    await worker.stop()
  })

  it('waits as long as the other side asks', async () => {
    const { worker, outbox } = createWorker(
      () => Promise.reject(new DeliveryError('busy', { retryAfter: 7200 })),
      [entry],
    )
    worker.nudge()
    await vi.waitFor(() =>
      expect(outbox.postpone).toHaveBeenCalledWith('a', {
        dueAt: 1000 + 7_200_000,
        reason: 'busy',
        attempt: 1,
        isSlow: false,
      }),
    )
    await worker.stop()
  })

  it('gives up after forty attempts and keeps the entry', async () => {
    const { worker, outbox, onFailure } = createWorker(
      () => Promise.reject(new Error('no such mailbox')),
      [{ ...entry, attempts: MAX_ATTEMPTS }],
    )
    worker.nudge()
    await vi.waitFor(() => expect(outbox.markFailed).toHaveBeenCalledWith('a', 1000, 'no such mailbox', MAX_ATTEMPTS))
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ id: 'a' }), true, expect.any(Error))
    await worker.stop()
  })

  it('gives up at once what can never succeed', async () => {
    const { worker, outbox } = createWorker(
      () => Promise.reject(new DeliveryError('no such mailbox', { isPermanent: true })),
      [entry],
    )
    worker.nudge()
    await vi.waitFor(() => expect(outbox.markFailed).toHaveBeenCalledWith('a', 1000, 'no such mailbox', 1))
    await worker.stop()
  })

  it('does not begin an entry again that has stopped the server forty times', async () => {
    const deliver = vi.fn(async () => {})
    const { worker, outbox } = createWorker(deliver, [{ ...entry, attempts: MAX_ATTEMPTS + 1 }])
    worker.nudge()
    await vi.waitFor(() => expect(outbox.markFailed).toHaveBeenCalledOnce())
    expect(deliver).not.toHaveBeenCalled()
    await worker.stop()
  })

  it('goes on with the next entry after one that fails', async () => {
    const deliver = vi.fn().mockRejectedValueOnce(new Error('poison')).mockResolvedValue(undefined)
    const { worker, outbox } = createWorker(deliver, [entry, { ...entry, id: 'b' }])
    worker.nudge()
    await vi.waitFor(() => expect(outbox.markSent).toHaveBeenCalledWith('b', 1000))
    await worker.stop()
  })

  it('keeps of an error what a database can hold', async () => {
    const said = `no\u0000such \ud83d mailbox ${'x'.repeat(5000)}`
    const { worker, outbox } = createWorker(() => Promise.reject(new Error(said)), [entry])
    worker.nudge()
    await vi.waitFor(() => expect(outbox.postpone).toHaveBeenCalledOnce())
    const reason = expect.stringMatching(/^nosuch \ufffd mailbox x{980,990}$/)
    expect(outbox.postpone).toHaveBeenCalledWith('a', expect.objectContaining({ reason, attempt: 1, isSlow: false }))
    await worker.stop()
  })

  it('renews its hold on an entry for as long as the delivery takes', async () => {
    vi.useFakeTimers()
    const finish = Promise.withResolvers<void>()
    const { worker, outbox } = createWorker(() => finish.promise, [entry])
    worker.nudge()
    await vi.advanceTimersByTimeAsync(50_000)
    expect(outbox.renew).toHaveBeenCalledTimes(3)
    expect(outbox.renew).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'a', attempts: 1 }), 46_000)
    finish.resolve()
    await vi.advanceTimersByTimeAsync(50_000)
    expect(outbox.renew).toHaveBeenCalledTimes(3)
    expect(outbox.markSent).toHaveBeenCalledOnce()
    await worker.stop()
  })

  it('breaks a delivery off when another server has taken the entry', async () => {
    vi.useFakeTimers()
    const { worker, outbox } = createWorker(untilBrokenOff, [entry])
    outbox.renew.mockRejectedValueOnce(new Error('busy')).mockResolvedValueOnce(false)
    worker.nudge()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(outbox.postpone).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(15_000)
    const reason = 'Another server has taken this entry.'
    expect(outbox.postpone).toHaveBeenCalledWith('a', expect.objectContaining({ reason, attempt: 1, isSlow: false }))
    expect(outbox.markSent).not.toHaveBeenCalled()
    await worker.stop()
  })

  it.each([
    [1, 30_000],
    [2, 60_000],
    [4, 120_000],
    [30, 120_000],
  ])('breaks off attempt %i after %i ms', async (attempts, time) => {
    const { worker, outbox, pass } = createWorker(untilBrokenOff, [{ ...entry, attempts }])
    worker.nudge()
    await vi.waitFor(() => expect(outbox.nextDueAt).toHaveBeenCalled())
    pass(time)
    await vi.waitFor(() => expect(outbox.postpone).toHaveBeenCalledOnce())
    await worker.stop()
  })

  /** Deliveries that end when they are told to. */
  function held() {
    const deliveries = new Map<string, PromiseWithResolvers<void>>()
    const begin: Deliver = ({ id }) => {
      const delivery = Promise.withResolvers<void>()
      deliveries.set(id, delivery)
      return delivery.promise
    }
    return { deliveries, begin }
  }

  it('delivers four at once, of different lanes, and the next as soon as one is done', async () => {
    const { deliveries, begin } = held()
    const claims = ['a1', 'a2', 'b1', 'c1', 'd1', 'e1', 'a3'].map((id) => ({ ...entry, id, lane: id.slice(0, 1) }))
    const { worker } = createWorker(begin, claims)
    worker.nudge()
    await vi.waitFor(() => expect([...deliveries.keys()]).toEqual(['a1', 'b1', 'c1', 'd1']))
    deliveries.get('c1')?.resolve()
    await vi.waitFor(() => expect([...deliveries.keys()].slice(4)).toEqual(['e1']))
    deliveries.get('a1')?.resolve()
    await vi.waitFor(() => expect([...deliveries.keys()].slice(5)).toEqual(['a2']))
    for (const { resolve } of deliveries.values()) resolve()
    await vi.waitFor(() => expect([...deliveries.keys()].slice(6)).toEqual(['a3']))
    deliveries.get('a3')?.resolve()
    await worker.stop()
  })

  it('leaves half of its room to mails that have not failed yet', async () => {
    const { deliveries, begin } = held()
    const again = ['a', 'b', 'c', 'd'].map((id) => ({ ...entry, id, lane: id, attempts: 2 }))
    const { worker } = createWorker(begin, [...again, { ...entry, id: 'new', lane: 'new' }])
    worker.nudge()
    await vi.waitFor(() => expect([...deliveries.keys()]).toEqual(['a', 'b', 'new']))
    for (const id of ['new', 'a']) deliveries.get(id)?.resolve()
    await vi.waitFor(() => expect([...deliveries.keys()].slice(3)).toEqual(['c']))
    deliveries.get('b')?.resolve()
    await vi.waitFor(() => expect([...deliveries.keys()].slice(4)).toEqual(['d']))
    for (const { resolve } of deliveries.values()) resolve()
    await worker.stop()
  })

  it('does not send again what was confirmed while the database was away', async () => {
    const deliver = vi.fn(async () => {})
    const claims = [entry]
    const { worker, outbox, onError } = createWorker(deliver, claims)
    outbox.markSent.mockRejectedValue(new Error('gone'))
    vi.useFakeTimers()
    worker.nudge()
    await vi.advanceTimersByTimeAsync(610_000)
    expect(onError).toHaveBeenCalledOnce()
    outbox.markSent.mockReset()
    claims.push({ ...entry, attempts: 2 })
    worker.nudge()
    await vi.waitFor(() => expect(outbox.markSent).toHaveBeenCalledOnce())
    expect(deliver).toHaveBeenCalledOnce()
    await worker.stop()
  })

  it('stores what was confirmed as soon as the database is back, for as long as nobody else can have it', async () => {
    const { worker, outbox, onError } = createWorker(async () => {}, [entry])
    outbox.markSent.mockRejectedValue(new Error('gone'))
    vi.useFakeTimers()
    worker.nudge()
    await vi.advanceTimersByTimeAsync(30_000)
    outbox.markSent.mockReset()
    await vi.advanceTimersByTimeAsync(500)
    expect(outbox.markSent).toHaveBeenCalledOnce()
    expect(onError).not.toHaveBeenCalled()
    await worker.stop()
  })

  it('finishes the entry in hand before it stops, and takes no other', async () => {
    const delivery = Promise.withResolvers<void>()
    const { worker, outbox } = createWorker(() => delivery.promise, [entry, { ...entry, id: 'b' }])
    worker.nudge()
    await vi.waitFor(() => expect(outbox.nextDueAt).toHaveBeenCalledOnce())
    const stopped = worker.stop()
    delivery.resolve()
    await stopped
    expect(outbox.markSent.mock.calls).toEqual([['a', 1000]])
  })

  it('puts the entry in hand back when it takes too long to stop for', async () => {
    const { worker, outbox, pass, advance } = createWorker(untilBrokenOff, [entry])
    worker.nudge()
    await vi.waitFor(() => expect(outbox.nextDueAt).toHaveBeenCalledOnce())
    const stopped = worker.stop()
    advance(20_000)
    pass(5000)
    await stopped
    expect(outbox.postpone).toHaveBeenCalledWith('a', {
      dueAt: 21_000 + 15_000,
      reason: 'The server stops.',
      attempt: 1,
      isSlow: false,
    })
  })

  it('survives a database that cannot be asked', async () => {
    const { worker, outbox, onError } = createWorker(async () => {}, [])
    outbox.claim.mockRejectedValueOnce(new Error('gone'))
    worker.nudge()
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
    worker.nudge()
    await vi.waitFor(() => expect(outbox.claim).toHaveBeenCalledTimes(2))
    await worker.stop()
  })

  it('sweeps when it starts and every ten minutes, and works on when that fails', async () => {
    const { worker, outbox, sweep, advance, onError } = createWorker(async () => {}, [])
    sweep.mockRejectedValueOnce(new Error('busy'))
    const look = async (times: number) => {
      worker.nudge()
      await vi.waitFor(() => expect(outbox.nextDueAt).toHaveBeenCalledTimes(times))
    }
    await look(1)
    expect(sweep).toHaveBeenCalledOnce()
    expect(onError).toHaveBeenCalledOnce()
    advance(599_999)
    await look(2)
    expect(sweep).toHaveBeenCalledOnce()
    advance(1)
    await look(3)
    expect(sweep).toHaveBeenCalledTimes(2)
    await worker.stop()
  })
})
