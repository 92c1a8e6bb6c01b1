import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Handing } from '#api/outbound/bulk/bulk-mailer.ts'
import { createComingBack } from '#api/services/issue-sending/coming-back.ts'
import { createLeaving } from '#api/services/newsletter/leaving.ts'
import { createNoteDeed } from '#api/services/staff/note-deed.ts'
import { createClock } from '../../support/app/test-app.ts'
import { createTestBulkMailer, createTestSending } from '../../support/sending/sending.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const hard: Handing = {
  kind: 'refused',
  isHard: true,
  code: '5.1.1',
  answer: '550 5.1.1 <reader0@mail0.example> unknown',
}

describe('a mail that is refused', () => {
  it('for now, goes later, and its domain rests', async () => {
    let isBusy = true
    const bulk = createTestBulkMailer(({ to }) =>
      isBusy && to.address.endsWith('@mail0.example')
        ? { kind: 'later', isWhole: false, answer: '450 4.2.0 Later' }
        : { kind: 'taken' },
    )
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock })
    await test.crowd(22)
    const id = await test.issue()
    await test.until(id, 'sending')
    await expect.poll(() => test.statesOf(id)).toEqual({ sent: 20, due: 2 })
    expect((await test.read(id)).retried).toBe(2)
    isBusy = false
    clock.advance(HOUR)
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ sent: 22 })
  })

  it('for good in three issues, takes its address off the list; only a hash is kept', async () => {
    const bulk = createTestBulkMailer(({ to }) => (to.address.startsWith('reader0@') ? hard : { kind: 'taken' }))
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock })
    const [ana] = await test.crowd(19)
    for (let times = 1; times <= 3; times++) {
      expect(await test.stores.subscribers.find(ana?.id ?? '')).toBeDefined()
      const id = await test.issue()
      await test.until(id, 'sent')
      expect(await test.statesOf(id)).toEqual({ sent: 18, refused: 1 })
      clock.advance(DAY)
    }
    expect(await test.stores.subscribers.find(ana?.id ?? '')).toBeUndefined()
    const suppressed = await test.db.selectFrom('suppressions').selectAll().execute()
    expect(suppressed).toMatchObject([
      { email_key: test.tokens.suppressionKeysOf(ana?.email ?? '')[0], why: 'bounced' },
    ])
    const bounces = await test.db.selectFrom('issue_bounces').selectAll().execute()
    expect(bounces.map(({ kind, source, code }) => [kind, source, code])).toEqual(
      Array(3).fill(['hard', 'answer', '5.1.1']),
    )
    expect(JSON.stringify(bounces)).not.toContain('reader0@')
  })

  it('too often, pauses the issue; whoever resumes it has seen what came back', async () => {
    let tried = 0
    const bulk = createTestBulkMailer(() => (tried++ < 22 && tried % 10 === 1 ? hard : { kind: 'taken' }))
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock, pace: { perMinute: 22, perDomain: 22 } })
    await test.crowd(40)
    const id = await test.issue()
    await test.until(id, 'paused')
    expect((await test.read(id)).pause).toEqual({ why: 'bounces', at: clock.now(), by: null })
    const log = await test.db.selectFrom('staff_log').selectAll().execute()
    expect(log).toMatchObject([{ deed: 'issuePaused', account: null, facts: '{"why":"bounces"}' }])
    clock.advance(2 * MINUTE)
    await test.deeds.resumeIssue(test.owner, { id })
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ sent: 37, refused: 3 })
  })
})

describe('our own mail server', () => {
  it('that is away makes everything wait, pauses after an hour and goes on by itself', async () => {
    let isAway = true
    const bulk = createTestBulkMailer(() => (isAway ? { kind: 'away', answer: 'ECONNREFUSED' } : { kind: 'taken' }))
    bulk.setThere(false)
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock })
    await test.crowd(5)
    const id = await test.issue()
    await test.until(id, 'sending')
    for (let minutes = 0; minutes < 50; minutes += 10) {
      test.nudge()
      await new Promise((resolve) => setTimeout(resolve, 60))
      clock.advance(10 * MINUTE)
    }
    expect((await test.stores.issues.find(id))?.state).toBe('sending')
    expect(await test.statesOf(id)).toEqual({ due: 5 })
    clock.advance(30 * MINUTE)
    await test.until(id, 'paused')
    expect((await test.read(id)).pause).toMatchObject({ why: 'server', by: null })
    clock.advance(2 * MINUTE)
    test.nudge()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await test.stores.issues.find(id))?.state).toBe('paused')
    isAway = false
    bulk.setThere(true)
    clock.advance(2 * HOUR)
    await test.until(id, 'sent')
    expect(bulk.sent).toHaveLength(5)
    const attempts = await test.db.selectFrom('issue_deliveries').select('attempts').execute()
    // Hours of a server that was away are no attempts; one that the clock has jumped over, in hand, counts once more.
    for (const row of attempts) expect(row.attempts).toBeLessThanOrEqual(2)
  })

  it('that will not have any mail of ours pauses at once', async () => {
    const bulk = createTestBulkMailer(() => ({ kind: 'stopped', answer: '535 5.7.8 Wrong password' }))
    await using test = await createTestSending({ mailer: bulk.mailer })
    await test.crowd(3)
    const id = await test.issue()
    await test.until(id, 'paused')
    expect(await test.statesOf(id)).toEqual({ due: 3 })
    expect(await test.db.selectFrom('issue_bounces').selectAll().execute()).toEqual([])
  })

  it('is looked at again after a minute, however many were in hand when it said so', async () => {
    let isWrong = true
    const bulk = createTestBulkMailer(() =>
      isWrong ? { kind: 'stopped', answer: '535 5.7.8 Wrong password' } : { kind: 'taken' },
    )
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock })
    await test.crowd(20)
    const id = await test.issue()
    await test.until(id, 'paused')
    await expect.poll(() => test.statesOf(id)).toEqual({ due: 20 })
    isWrong = false
    bulk.setThere(true)
    clock.advance(MINUTE)
    await test.until(id, 'sent')
  })
})

describe('recipients at whom the mail server', () => {
  const handings: Handing[] = [
    { kind: 'stopped', answer: '530 5.7.1 Log in first' },
    { kind: 'away', answer: 'RCPT TO: Connection closed' },
  ]
  // With no others, as after a restart, nobody but the server itself can say that it is well.
  it.each(handings.flatMap((handing) => [0, 28].map((others) => ({ ...handing, others }))))(
    'says $answer, as if it were about us, keep none of $others others from theirs, and are given up in the end',
    async ({ others, ...handing }) => {
      const isOdd = (address: string) => /^reader[01]@/.test(address)
      const bulk = createTestBulkMailer(({ to }) => (isOdd(to.address) ? handing : { kind: 'taken' }))
      bulk.setThere(true)
      const clock = createClock()
      await using test = await createTestSending({ mailer: bulk.mailer, clock })
      await test.crowd(others + 2)
      const id = await test.issue()
      const later = async (time: number) => {
        clock.advance(time)
        test.nudge()
        return test.statesOf(id)
      }
      const sent = others > 0 ? { sent: others } : {}
      await expect.poll(() => later(MINUTE), { timeout: 20_000, interval: 100 }).toMatchObject(sent)
      await expect.poll(() => later(6 * HOUR), { timeout: 40_000, interval: 100 }).toEqual({ ...sent, given: 2 })
      await test.until(id, 'sent')
    },
    90_000,
  )
})

describe('a report about somebody who is gone', () => {
  it('is counted without what the mail server has said: it may name them', async () => {
    const bulk = createTestBulkMailer(() => ({ kind: 'taken' }))
    await using test = await createTestSending({ mailer: bulk.mailer })
    const [ana] = await test.crowd(1)
    const id = await test.issue()
    await test.until(id, 'sent')
    await test.stores.subscribers.delete(ana?.id ?? '')
    const now = () => 1
    const comingBack = createComingBack({
      leaving: createLeaving({ tokens: test.tokens, now }),
      note: createNoteDeed({ now, newId: randomUUID }),
      newId: randomUUID,
      now,
    })
    const key = { issueId: id, subscriberId: ana?.id ?? '' }
    const answer = '550 5.1.1 User reader0 is unknown, Ana Reader has left'
    const back = { ...key, kind: 'hard', source: 'report', code: '5.1.1', answer } as const
    await test.stores.transaction([], (inside) => comingBack.cameBack(inside, back))
    const bounces = await test.db.selectFrom('issue_bounces').selectAll().execute()
    expect(bounces).toMatchObject([{ kind: 'hard', code: '5.1.1', answer: '' }])
  })
})

describe('staff', () => {
  it('pause, resume and cancel; what is out stays out', async () => {
    const bulk = createTestBulkMailer()
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock, pace: { perMinute: 4, perDomain: 4 } })
    await test.crowd(10)
    const id = await test.issue()
    await test.until(id, 'sending')
    await expect.poll(() => bulk.sent.length).toBe(4)
    expect(await test.deeds.pauseIssue(test.owner, { id })).toMatchObject({ state: 'paused', pause: { why: 'staff' } })
    await expect(test.deeds.pauseIssue(test.owner, { id })).rejects.toThrow('conflict')
    clock.advance(2 * MINUTE)
    test.nudge()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(bulk.sent).toHaveLength(4)
    await test.deeds.resumeIssue(test.owner, { id })
    await expect.poll(() => bulk.sent.length).toBe(8)
    const cancelled = await test.deeds.cancelIssue(test.owner, { id })
    expect(cancelled).toMatchObject({ state: 'cancelled', pause: null, all: { sent: 8, due: 2 } })
    clock.advance(2 * MINUTE)
    test.nudge()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(bulk.sent).toHaveLength(8)
    const deeds = await test.db.selectFrom('staff_log').select('deed').orderBy('at').orderBy('id').execute()
    expect(deeds.map(({ deed }) => deed).toSorted()).toEqual(['issueCancelled', 'issuePaused', 'issueResumed'])
  })

  it('see how it goes, with the time that is left', async () => {
    const bulk = createTestBulkMailer()
    await using test = await createTestSending({ mailer: bulk.mailer, pace: { perMinute: 60, perDomain: 60 } })
    await test.crowd(90)
    const id = await test.issue()
    await test.until(id, 'sending')
    await expect.poll(() => bulk.sent.length).toBe(60)
    await expect.poll(() => test.statesOf(id)).toEqual({ sent: 60, due: 30 })
    const answer = await test.read(id)
    expect(answer).toMatchObject({ state: 'sending', pace: 1, leftMilliseconds: 30_000, all: { sent: 60, due: 30 } })
    expect(answer.languages.en).toMatchObject({ fate: 'own', in: 'en', isOpen: true, counts: { sent: 60 } })
    expect(answer.languages.fr).toMatchObject({ isOpen: false, nextAt: null })
  })

  it('open the shutters of a language that waits', async () => {
    const bulk = createTestBulkMailer()
    await using test = await createTestSending({ mailer: bulk.mailer, waits: ['fr'] })
    await test.crowd(1, { language: 'fr' })
    const id = await test.issue()
    await test.until(id, 'sending')
    await test.deeds.openShutters(test.owner, { id, in: 'fr' })
    await test.until(id, 'sent')
    expect(bulk.sent.map(({ subject, language }) => [subject, language])).toEqual([['Issue 1 in en', 'en']])
    await expect(test.deeds.openShutters(test.owner, { id, in: 'fr' })).rejects.toThrow('conflict')
  })

  it('see who left within seven days', async () => {
    const bulk = createTestBulkMailer()
    const clock = createClock()
    await using test = await createTestSending({ mailer: bulk.mailer, clock })
    const [ana, ben] = await test.crowd(2)
    const id = await test.issue()
    await test.until(id, 'sent')
    const leave = (who: typeof ana) =>
      test.stores.transaction([], async (inside) =>
        who ? test.leaving.leave(inside, who, { why: 'left', undoTime: DAY }) : '',
      )
    const undo = await leave(ana)
    expect((await test.read(id)).languages.en.left).toBe(1)
    const left = test.leaving.opened(undo)
    if (typeof left === 'string') throw new Error(left)
    await test.stores.transaction([], (inside) => test.leaving.bringBack(inside, left))
    expect((await test.read(id)).languages.en.left).toBe(0)
    clock.advance(8 * DAY)
    await leave(ben)
    expect((await test.read(id)).languages.en.left).toBe(0)
  })
})
