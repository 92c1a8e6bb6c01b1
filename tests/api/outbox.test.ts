import { describe, expect, it, vi } from 'vitest'
import { createOutboxWorker, waitAfter } from '#api/services/outbox.ts'
import { createTestApp, goodMessage } from '../support/test-app.ts'

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
    for (const row of await attempts()) expect(row.sent_at).not.toBeNull()
  })
})

describe('createOutboxWorker', () => {
  const entry = { id: 'a', kind: 'mail', payload: '{}', createdAt: 0, attempts: 1 }

  function createWorker(deliver: () => Promise<void>, claims: (typeof entry | undefined)[]) {
    const outbox = {
      insert: vi.fn(),
      claim: vi.fn(async () => claims.shift()),
      markSent: vi.fn(async () => {}),
      postpone: vi.fn(async () => {}),
      markFailed: vi.fn(async () => {}),
      nextDueAt: vi.fn(async () => undefined),
    }
    const onError = vi.fn()
    return {
      outbox,
      onError,
      worker: createOutboxWorker({ outbox, deliver, now: () => 1000, random: () => 1, onError }),
    }
  }

  it('puts a failed delivery back with a growing wait', async () => {
    const { worker, outbox } = createWorker(() => Promise.reject(new Error('slow down')), [{ ...entry, attempts: 3 }])
    worker.nudge()
    await vi.waitFor(() => expect(outbox.postpone).toHaveBeenCalledWith('a', 1000 + 60_000, 'slow down'))
    await worker.stop()
  })

  it('gives up after twenty attempts and keeps the entry', async () => {
    const { worker, outbox } = createWorker(
      () => Promise.reject(new Error('no such mailbox')),
      [{ ...entry, attempts: 20 }],
    )
    worker.nudge()
    await vi.waitFor(() => expect(outbox.markFailed).toHaveBeenCalledWith('a', 1000, 'no such mailbox'))
    await worker.stop()
  })

  it('goes on with the next entry after one that fails', async () => {
    const deliver = vi.fn().mockRejectedValueOnce(new Error('poison')).mockResolvedValue(undefined)
    const { worker, outbox } = createWorker(deliver, [entry, { ...entry, id: 'b' }])
    worker.nudge()
    await vi.waitFor(() => expect(outbox.markSent).toHaveBeenCalledWith('b', 1000))
    await worker.stop()
  })

  it('finishes the entry in hand before it stops, and takes no other', async () => {
    let finish = () => {}
    const delivery = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { worker, outbox } = createWorker(() => delivery, [entry, { ...entry, id: 'b' }])
    worker.nudge()
    await vi.waitFor(() => expect(outbox.claim).toHaveBeenCalledOnce())
    const stopped = worker.stop()
    finish()
    await stopped
    expect(outbox.markSent).toHaveBeenCalledWith('a', 1000)
    expect(outbox.claim).toHaveBeenCalledOnce()
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
})

describe('waitAfter', () => {
  it('doubles, leaves half to chance and stays under six hours', () => {
    expect([1, 2, 3].map((attempts) => waitAfter(attempts, 1))).toEqual([15_000, 30_000, 60_000])
    expect(waitAfter(1, 0)).toBe(7500)
    expect(waitAfter(40, 1)).toBe(6 * HOUR)
  })
})
