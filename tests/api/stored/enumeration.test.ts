import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { signUp, subscribed } from '../../support/app/newsletter.ts'
import { createStatementCounter } from '../../support/app/statements.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { summaryOf, welch } from '../../support/app/time-samples.ts'
import { createRandom } from '../../support/data/random.ts'

const ROUNDS = 60
const DAY = 24 * 3_600_000
const report = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'enumeration.json')

/**
 * Whether an address is on the list must not be seen (D16), neither in what is answered nor in what is done before it. How
 * long it takes is written down and judged by people: on a machine that does other things too, a verdict by time is a coin.
 */
it('a known address and an unknown one get the same bytes after the same work, asked in turn', async () => {
  await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
  using statements = createStatementCounter()
  let atAnswer = { statements: 0, time: 0 }
  test.app.addHook('onSend', async () => {
    atAnswer = { statements: statements.soFar(), time: performance.now() }
  })
  const known = Array.from({ length: 5 }, (_, number) => `known${number}@example.org`)
  for (const email of known) await subscribed(test, email)
  test.clock.advance(DAY + 1)
  // Whoever is the first in a minute also clears away what has expired, known or not.
  await signUp(test, { email: 'first@example.org', language: 'en', source: 'footer' })

  const random = createRandom()
  const samples = { known: [] as Sample[], unknown: [] as Sample[] }
  for (let round = 0; round < ROUNDS; round++) {
    const inTurn = [
      ['known', known[round % known.length] ?? ''],
      ['unknown', `other${round}@example.org`],
    ] as const
    for (const [kind, email] of random.next() < 0.5 ? inTurn : inTurn.toReversed()) {
      samples[kind].push(await take(email, round))
    }
  }

  const all = [...samples.known, ...samples.unknown]
  writeReport(random.seed, samples)
  expect(new Set(all.map(({ answer }) => answer)).size, `TEST_SEED=${random.seed}: other bytes`).toBe(1)
  expect(
    new Set(all.map((sample) => sample.statements)),
    `TEST_SEED=${random.seed}: another number of statements`,
  ).toEqual(new Set([all[0]?.statements]))
  expect(all[0]?.statements).toBeGreaterThan(3)

  /** One sign-up, while nothing else is going on, and what the very next request takes that follows it. */
  async function take(email: string, round: number): Promise<Sample> {
    await nothingWaits(test)
    const draft = { email, language: 'en', source: 'footer' }
    const started = performance.now()
    const response = await statements.during(() => signUp(test, draft, { from: `203.0.113.${round}` }))
    const { statements: asked, time } = atAnswer
    const followed = performance.now()
    await test.app.inject('/healthz')
    const { date: _, ...headers } = response.headers
    return {
      answer: JSON.stringify([response.statusCode, headers, response.body]),
      statements: asked,
      time: time - started,
      nextTime: performance.now() - followed,
    }
  }
})

interface Sample {
  answer: string
  statements: number
  /** Milliseconds until the answer. */
  time: number
  /** Milliseconds of the request after it, which may wait for what the sign-up has set going. */
  nextTime: number
}

async function nothingWaits({ database }: TestApp): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
      if (waiting.length > 0) throw new Error(`${waiting.length} entries wait in the outbox.`)
    },
    { interval: 5, timeout: 5000 },
  )
}

function writeReport(seed: number, { known, unknown }: { known: Sample[]; unknown: Sample[] }): void {
  const compare = (pick: (sample: Sample) => number) => ({
    known: summaryOf(known.map(pick)),
    unknown: summaryOf(unknown.map(pick)),
    welch: welch(known.map(pick), unknown.map(pick)),
  })
  const times = { answer: compare(({ time }) => time), nextRequest: compare(({ nextTime }) => nextTime) }
  mkdirSync(path.dirname(report), { recursive: true })
  writeFileSync(report, `${JSON.stringify({ seed, unit: 'ms', ...times }, null, 2)}\n`)
}
