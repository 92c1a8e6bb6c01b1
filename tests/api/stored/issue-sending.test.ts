import { describe, expect, it, vi } from 'vitest'
import { HELD_KEPT } from '#api/services/issue-sending/sending-queue.ts'
import { createClock } from '../../support/app/test-app.ts'
import { createTestBulkMailer, createTestSending, whenAsked } from '../../support/sending/sending.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('an issue that is due', () => {
  it('goes to everybody on the list who asked for its topics, once', async () => {
    const bulk = createTestBulkMailer()
    await using test = await createTestSending({ mailer: bulk.mailer })
    const wanted = await test.crowd(3, { topics: ['news'] })
    await test.crowd(2, { topics: ['opinion'] })
    await test.crowd(2, { topics: ['news'], confirmedAt: undefined })
    const [deleted] = await test.crowd(1, { topics: ['news'] })
    await test.stores.subscribers.setDeleted(deleted?.id ?? '', { at: 1, by: 'somebody' })
    const id = await test.issue({ topics: ['news', 'insights'] })
    await test.until(id, 'sent')
    expect(bulk.sent.map(({ to }) => to.address).toSorted()).toEqual(wanted.map(({ email }) => email).toSorted())
    expect(await test.statesOf(id)).toEqual({ sent: 3 })
    test.nudge()
    const later = await test.issue()
    await test.until(later, 'sent')
    expect(bulk.sent.filter(({ subject }) => subject === 'Issue 1 in en')).toHaveLength(3)
  })

  it('waits for no lease after a database that was away when a mail was to go', async () => {
    const bulk = createTestBulkMailer()
    let isFirst = true
    const mailer: typeof bulk.mailer = {
      ...bulk.mailer,
      async send(mail, id, options) {
        if (!isFirst) return bulk.mailer.send(mail, id, options)
        isFirst = false
        const away = vi.spyOn(test.stores, 'transaction').mockRejectedValue(new Error('The database is away.'))
        const error: unknown = await options.mayEnd().catch((reason) => reason)
        setTimeout(() => away.mockRestore(), 200)
        return { kind: 'withheld', error }
      },
    }
    const clock = createClock()
    await using test = await createTestSending({ mailer, clock })
    await test.crowd(1)
    const id = await test.issue()
    await test.until(id, 'sending')
    await expect.poll(() => isFirst).toBe(false)
    const row = () => test.db.selectFrom('issue_deliveries').select(['state', 'locked_until']).executeTakeFirst()
    await expect.poll(row, { timeout: 5000 }).toEqual({ state: 'due', locked_until: null })
    clock.advance(MINUTE)
    await test.until(id, 'sent')
    expect(bulk.sent).toHaveLength(1)
  })

  it('never goes again where it may have arrived and the database was away when that was to be stored', async () => {
    let handedOver = 0
    const unanswered = whenAsked(async (mayEnd) => {
      if (!(await mayEnd())) return { kind: 'withheld' }
      handedOver++
      const away = vi.spyOn(test.stores, 'transaction').mockRejectedValue(new Error('The database is away.'))
      setTimeout(() => away.mockRestore(), 200)
      return { kind: 'unanswered', answer: 'Timeout' }
    })
    const clock = createClock()
    await using test = await createTestSending({ mailer: unanswered, clock })
    await test.crowd(1)
    const id = await test.issue()
    await test.until(id, 'sending')
    await expect.poll(() => handedOver).toBe(1)
    // Waits for what is in hand.
    await test.stop()
    expect(await test.statesOf(id)).toEqual({ going: 1 })
    await using other = await createTestSending({ mailer: unanswered, clock, database: test.place })
    clock.advance(6 * MINUTE)
    await other.until(id, 'sent')
    expect(await other.statesOf(id)).toEqual({ unknown: 1 })
    expect(handedOver).toBe(1)
  })

  it('has in each mail the links of its recipient, and what mail programs unsubscribe with', async () => {
    const bulk = createTestBulkMailer()
    await using test = await createTestSending({ mailer: bulk.mailer })
    const [ana] = await test.crowd(1, { language: 'de' })
    await test.until(await test.issue(), 'sent')
    const [mail] = bulk.sent
    if (!ana || !mail) throw new Error('Nobody got it.')
    const unsubscribe = `https://dritare.example/de${test.links.pathFor('unsubscribe', ana).replace('?', '/?')}`
    expect(mail).toMatchObject({ oneClick: unsubscribe, listId: 'newsletter.dritare.example', language: 'de' })
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(unsubscribe)
      expect(part).toContain('/de/newsletter/preferences/?token=')
      expect(part).not.toContain('.invalid')
    }
  })

  it('waits for its time, and for nine in the morning where each language lives', async () => {
    const bulk = createTestBulkMailer()
    const clock = createClock(Date.UTC(2026, 10, 20, 6))
    await using test = await createTestSending({ mailer: bulk.mailer, clock })
    await test.crowd(1, { language: 'de' })
    await test.crowd(1, { language: 'en' })
    const id = await test.issue({}, { goesAt: Date.UTC(2026, 10, 20, 8), clock: 'morning' })
    test.nudge()
    expect((await test.stores.issues.find(id))?.state).toBe('scheduled')
    clock.advance(2 * HOUR)
    await test.until(id, 'sending')
    await expect.poll(() => bulk.sent.map(({ language }) => language)).toEqual(['de'])
    clock.advance(HOUR)
    await test.until(id, 'sent')
    expect(bulk.sent.map(({ language }) => language)).toEqual(['de', 'en'])
  })

  it('skips who has left since, and asks at the last moment', async () => {
    const bulk = createTestBulkMailer()
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock, pace: { perMinute: 1, perDomain: 1 } })
    const [first, second] = await test.crowd(2)
    const id = await test.issue()
    await test.until(id, 'sending')
    await expect.poll(() => bulk.sent.length).toBe(1)
    const left = bulk.sent[0]?.to.address === first?.email ? second : first
    if (!left) throw new Error('Nobody is left.')
    await test.stores.transaction([], (inside) => test.leaving.leave(inside, left, { why: 'left', undoTime: 0 }))
    clock.advance(2 * MINUTE)
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ sent: 1, skipped: 1 })
  })
})

describe('a language that waits', () => {
  it('is held, goes when it is complete, and is given up after 14 days', async () => {
    const bulk = createTestBulkMailer()
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock, waits: ['fr', 'it'] })
    await test.crowd(2, { language: 'fr' })
    await test.crowd(1, { language: 'it' })
    const id = await test.issue()
    await test.until(id, 'sending')
    expect(await test.statesOf(id)).toEqual({ held: 3 })
    test.waits.splice(0, 1)
    clock.advance(MINUTE)
    test.nudge()
    await expect.poll(() => bulk.sent.map(({ subject }) => subject)).toEqual(['Issue 1 in fr', 'Issue 1 in fr'])
    clock.advance(HELD_KEPT)
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ sent: 2, given: 1 })
  })
})

describe('the pace', () => {
  it('is that of all and of each domain, on all servers together', async () => {
    const bulk = createTestBulkMailer()
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock, pace: { perMinute: 25, perDomain: 1 } })
    await using other = await createTestSending({
      ...{ mailer: bulk.mailer, clock, database: test.place, pace: { perMinute: 25, perDomain: 1 } },
    })
    await test.crowd(40)
    const id = await test.issue()
    await Promise.all([test.until(id, 'sending'), other.until(id, 'sending')])
    for (let times = 0; times < 5; times++) {
      test.nudge()
      other.nudge()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await expect.poll(() => bulk.sent.length).toBe(20)
    clock.advance(MINUTE + 1)
    await Promise.all([test.until(id, 'sent'), other.until(id, 'sent')])
    expect(new Set(bulk.sent.map(({ to }) => to.address)).size).toBe(40)
    expect(bulk.sent).toHaveLength(40)
  })
})
