import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Handing } from '#api/outbound/bulk/bulk-mailer.ts'
import { createClock } from '../../support/app/test-app.ts'
import { createTestBulkMailer, createTestSending, whenAsked } from '../../support/sending/sending.ts'

const MINUTE = 60_000

describe('a mail whose server was killed before it was handed over', () => {
  /** A server that stores that it is about to hand over, and is killed before it does: its log lacks the line. */
  async function killedInTime(clock: ReturnType<typeof createClock>) {
    const bulk = createTestBulkMailer()
    const test = await createTestSending({ mailer: bulk.mailer, clock })
    const hangs = whenAsked((mayEnd, untilStopped) => mayEnd().then(untilStopped))
    const dead = await createTestSending({ mailer: hangs, clock, database: test.place })
    await test.crowd(2)
    const id = await test.issue()
    await dead.until(id, 'sending')
    await expect.poll(() => test.statesOf(id)).toEqual({ going: 2 })
    const folder = path.join(test.place.dataDir, 'handed-over', 'issues')
    const [log = ''] = await readdir(folder)
    const file = path.join(folder, log)
    const [first = ''] = (await readFile(file, 'utf8')).split('\n')
    await writeFile(file, `${first}\n`)
    return { bulk, test, dead, id, file, first }
  }

  it('goes when its time is over, and what its log names does not', async () => {
    const clock = createClock()
    const { bulk, test, dead, id, first } = await killedInTime(clock)
    await using _test = test
    await using _dead = dead
    clock.advance(6 * MINUTE)
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ sent: 1, unknown: 1 })
    expect(bulk.sent).toHaveLength(1)
    const rows = await test.db.selectFrom('issue_deliveries').selectAll().where('state', '=', 'unknown').execute()
    expect(first).toBe(`${id}/${rows[0]?.subscriber_id} 1`)
  })

  it('goes even when others have called it unknown meanwhile', async () => {
    const clock = createClock()
    clock.advance(Date.now() - clock.now())
    const { bulk, test, dead, id, file } = await killedInTime(clock)
    await using _test = test
    await using _dead = dead
    // Seen from another machine, there is no log.
    await rename(file, `${file}.away`)
    clock.advance(6 * MINUTE)
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ unknown: 2 })
    await rename(`${file}.away`, file)
    await using back = await createTestSending({ mailer: bulk.mailer, clock, database: test.place })
    back.nudge()
    await expect.poll(() => test.statesOf(id)).toEqual({ sent: 1, unknown: 1 })
    await back.until(id, 'sent')
    expect(bulk.sent).toHaveLength(1)
  })

  it('is handed over by nobody else whom a sleeping machine has kept from it', async () => {
    const clock = createClock()
    const bulk = createTestBulkMailer()
    const mayGo: boolean[] = []
    let hasSlept = false
    const sleeps = whenAsked(async (mayEnd) => {
      if (hasSlept) return { kind: 'withheld' }
      hasSlept = true
      const may = mayEnd()
      clock.advance(6 * MINUTE)
      mayGo.push(await may)
      clock.advance(6 * MINUTE)
      return { kind: 'withheld' }
    })
    await using test = await createTestSending({ mailer: bulk.mailer, clock })
    await using asleep = await createTestSending({ mailer: sleeps, clock, database: test.place })
    await test.crowd(1)
    const id = await test.issue()
    await vi.waitFor(
      () => {
        asleep.nudge()
        expect(mayGo).toEqual([false])
      },
      { timeout: 15_000, interval: 50 },
    )
    await test.until(id, 'sent')
    // Whoever looks first after the sleep finds that nobody has it, or cannot know.
    expect([{ sent: 1 }, { unknown: 1 }]).toContainEqual(await test.statesOf(id))
    expect(bulk.sent).toHaveLength((await test.statesOf(id))['sent'] ?? 0)
  })
})

describe('an attempt that another server has overtaken', () => {
  it.each<[string, (mayEnd: () => Promise<boolean>) => Promise<Handing>]>([
    [
      'is withheld',
      async (mayEnd) => {
        expect(await mayEnd()).toBe(false)
        return { kind: 'withheld' }
      },
    ],
    ['cannot say', async () => ({ kind: 'withheld', error: new Error('The database is away') })],
    ['is refused', async () => ({ kind: 'refused', isHard: true, code: '5.1.1', answer: '550 Nobody' })],
    ['is put off', async () => ({ kind: 'later', isWhole: false, answer: '450 Later' })],
    ['is not answered', async () => ({ kind: 'unanswered', answer: 'Timeout' })],
    ['finds no mail server', async () => ({ kind: 'away', answer: 'ECONNREFUSED' })],
    ['is none of ours to send', async () => ({ kind: 'stopped', answer: '530 Log in' })],
    ['fails', async () => Promise.reject(new Error('A bug'))],
  ])('and then %s, leaves the other one as it is', async (_how, ends) => {
    const clock = createClock()
    const woken = Promise.withResolvers<void>()
    const ended = vi.fn()
    const sleeps = whenAsked(async (mayEnd) => {
      await woken.promise
      setImmediate(ended)
      return ends(mayEnd)
    })
    const scanned = Promise.withResolvers<void>()
    let handedOver = 0
    const scans = whenAsked(async (mayEnd) => {
      if (!(await mayEnd())) return { kind: 'withheld' }
      handedOver++
      await scanned.promise
      return { kind: 'taken' }
    })
    await using test = await createTestSending({ mailer: scans, clock })
    // Its time stands still.
    await using asleep = await createTestSending({ mailer: sleeps, clock: createClock(), database: test.place })
    // Whatever fails, nobody waits for them.
    using _end = {
      [Symbol.dispose]() {
        woken.resolve()
        scanned.resolve()
      },
    }
    const soon = { timeout: 10_000, interval: 50 }
    await test.crowd(1)
    const id = await test.issue()
    const claimed = () => test.db.selectFrom('issue_deliveries').select('attempts').executeTakeFirst()
    await vi.waitFor(async () => {
      asleep.nudge()
      expect(await claimed()).toEqual({ attempts: 1 })
    }, soon)
    clock.advance(6 * MINUTE)
    await vi.waitFor(() => {
      test.nudge()
      expect(handedOver).toBe(1)
    }, soon)
    woken.resolve()
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), soon)
    for (let time = 0; time < 5; time++) {
      test.nudge()
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(await test.statesOf(id)).toEqual({ going: 1 })
      expect(await claimed()).toEqual({ attempts: 2 })
    }
    scanned.resolve()
    // One that found no mail server has paused the issue.
    await expect
      .poll(() => {
        clock.advance(MINUTE)
        test.nudge()
        return test.statesOf(id)
      }, soon)
      .toEqual({ sent: 1 })
    expect(handedOver).toBe(1)
  })
})
