import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { createSmtpBulkMailer } from '#api/outbound/bulk/smtp-bulk-mailer.ts'
import { type Language, languages } from '#locales/languages.ts'
import { sendingOn } from '../support/data/sending-parts.ts'
import { startPostgres } from '../support/servers/postgres.ts'
import { smtpAnswer, startSmtpServer } from '../support/servers/smtp-server.ts'
import { createBareDatabase } from '../support/servers/test-database.ts'

/** `KILLED_RECIPIENTS=10000` sends as many as an agency may have, `--reporter=verbose` prints what came. A multiple of 50. */
const RECIPIENTS = Number(process.env['KILLED_RECIPIENTS'] ?? 400)
const KILLS = 5
const PATIENCE = 60_000 + RECIPIENTS * 60 // milliseconds
const sender = path.join(import.meta.dirname, '..', 'support', 'sending', 'sender.ts')

const launched: ChildProcess[] = []

function launch(environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [sender], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  launched.push(child)
  return child
}

afterEach(() => {
  for (const child of launched.splice(0)) child.kill('SIGKILL')
})

async function kill(...senders: ChildProcess[]): Promise<void> {
  for (const child of senders) {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

/** One of so many, at another place each time: there are twenty domains, and none of them is to be only difficult. */
const isOneOf = (many: number, place: number) => (place + Math.floor(place / many)) % many === 7
const isGone = (place: number) => isOneOf(50, place)

/** One in twenty is asked to come later the first time, one in fifty is refused for good. */
function difficultServer() {
  const asked = new Set<string>()
  const postponed = new Set<string>()
  const refused = new Set<string>()
  const rules: Parameters<typeof startSmtpServer>[0] = {
    onRcptTo({ address }, _session, done) {
      const place = Number(/\d+/.exec(address)?.[0])
      const isFirst = !asked.has(address)
      asked.add(address)
      if (isGone(place)) {
        refused.add(address)
        return done(smtpAnswer(550, '5.1.1 No such user here'))
      }
      if (isOneOf(20, place) && isFirst) {
        postponed.add(address)
        return done(smtpAnswer(451, '4.7.1 Come back later'))
      }
      done()
    },
  }
  return { rules, postponed, refused }
}

async function sendThroughKills(place: { dataDir: string; databaseUrl: string | undefined }, together: number) {
  const { rules, postponed, refused } = difficultServer()
  await using smtp = await startSmtpServer(rules)
  const database = await openDatabase({ ...place, now: Date.now, onError: () => {} })
  const test = sendingOn({
    ...{ database, dataDir: place.dataDir, now: Date.now },
    mailer: createSmtpBulkMailer(smtp.url),
  })
  const people = await test.crowd(RECIPIENTS)
  const languageOf = (place: number): Language => languages[place % languages.length] ?? 'en'
  for (const language of languages) {
    const ids = people.filter((_, place) => languageOf(place) === language).map(({ id }) => id)
    for (let from = 0; from < ids.length; from += 500)
      await test.db
        .updateTable('subscribers')
        .set({ language })
        .where('id', 'in', ids.slice(from, from + 500))
        .execute()
  }
  const id = await test.issue()
  const environment = {
    ...{ DATA_DIR: place.dataDir, SMTP_URL: smtp.url },
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  }
  const start = () => Array.from({ length: together }, () => launch(environment))

  /** As staff do who know of the eight that are gone: many of them may come first. */
  const resumed = () =>
    test.db.updateTable('issues').set({ state: 'sending', pause: null }).where('pause', '=', 'bounces').execute()

  /** Until what the dead had in hand and not handed over is free. */
  const leasesEnd = () =>
    test.db.updateTable('issue_deliveries').set({ locked_until: null }).where('state', '=', 'due').execute()

  for (let times = 1; times <= KILLS; times++) {
    const before = smtp.received.length
    const running = start()
    const goal = before + Math.floor(RECIPIENTS / (KILLS + 3))
    let resumesAt = 0
    await vi.waitFor(
      async () => {
        if (Date.now() >= resumesAt) {
          resumesAt = Date.now() + 500
          // The senders write to the same file: what is busy is asked again.
          await resumed()
        }
        expect(smtp.received.length).toBeGreaterThan(goal)
      },
      { timeout: PATIENCE, interval: 1 },
    )
    await kill(...running)
    await leasesEnd()
  }

  const last = start()
  await vi.waitFor(
    async () => {
      // Those who asked to come later have waited long enough.
      await test.db.updateTable('issue_deliveries').set({ due_at: 0 }).where('state', '=', 'due').execute()
      await resumed()
      const { due = 0 } = await test.statesOf(id)
      expect(due).toBe(0)
    },
    { timeout: 2 * PATIENCE, interval: 1000 },
  )
  await vi.waitFor(
    async () => {
      await test.db
        .updateTable('issue_deliveries')
        .set({ locked_until: 0 })
        .where('state', '=', 'going')
        .where('going_at', '<', Date.now() - 10_000)
        .execute()
      expect((await test.stores.issues.find(id))?.state).toBe('sent')
    },
    { timeout: PATIENCE, interval: 1000 },
  )
  await kill(...last)

  const states = new Map(
    (await test.db.selectFrom('issue_deliveries').select(['subscriber_id', 'state']).execute()).map((row) => [
      row.subscriber_id,
      row.state,
    ]),
  )
  await test.stop()
  await test.db.destroy()
  const received = Map.groupBy(smtp.received, ({ recipients: [to] }) => to)
  const each = people.map(({ id: subscriber, email }, place) => {
    const mails = received.get(email) ?? []
    return {
      isHealthy: !isGone(place),
      isTheirs: mails.every(({ mail }) => mail.subject === `Issue 1 in ${languageOf(place)}`),
      state: states.get(subscriber),
      times: mails.length,
    }
  })
  return { each, received: smtp.received.length, postponed: postponed.size, refused: refused.size }
}

type Counted = Awaited<ReturnType<typeof sendThroughKills>>

/** What the receiving server counted, in a line of the report. */
function told({ each, received, postponed, refused }: Counted): string {
  const many = (of: (person: Counted['each'][number]) => boolean) => each.filter(of).length
  return [
    `${received} mails for ${each.length} recipients: ${many(({ times }) => times === 1)} had one`,
    `${many(({ times }) => times > 1)} more than one, ${many(({ isTheirs }) => !isTheirs)} another language’s`,
    `${postponed} were asked to come later, ${refused} refused`,
    `unknown after a kill: ${many(({ state }) => state === 'unknown')}`,
    `of these without a mail: ${many(({ state, times }) => state === 'unknown' && times === 0)}`,
  ].join('; ')
}

function expectOnce({ each: people, received }: Counted): void {
  expect(received).toBe(people.filter(({ times }) => times === 1).length)
  expect(people.filter(({ times, isTheirs }) => times > 1 || !isTheirs)).toEqual([])
  const healthy = people.filter(({ isHealthy }) => isHealthy)
  expect(healthy.filter(({ state, times }) => state === 'sent' && times !== 1)).toEqual([])
  expect(healthy.filter(({ state }) => state !== 'sent' && state !== 'unknown')).toEqual([])
  const unknown = healthy.filter(({ state }) => state === 'unknown')
  // What was in hand when a server died, of ten connections each.
  expect(unknown.length).toBeLessThanOrEqual(KILLS * 2 * 10)
  // Between the line in its log and the dot on the line there is nothing to wait for, but a kill may hit it.
  expect(unknown.filter(({ times }) => times === 0).length).toBeLessThanOrEqual(KILLS)
  expect(people.filter(({ isHealthy }) => !isHealthy)).toEqual(
    Array.from({ length: RECIPIENTS / 50 }, () => ({ isHealthy: false, isTheirs: true, state: 'refused', times: 0 })),
  )
}

it(
  'sends an issue to each recipient once, though the server is killed five times',
  async ({ annotate }) => {
    const place = await createBareDatabase()
    const counted = await sendThroughKills({ dataDir: place.dataDir, databaseUrl: undefined }, 1)
    await annotate(told(counted))
    expectOnce(counted)
    await place.remove()
  },
  8 * PATIENCE,
)

it(
  'does so with two servers at once on PostgreSQL',
  async ({ annotate }) => {
    const postgres = await startPostgres({ isDurable: true })
    const place = await createBareDatabase()
    const counted = await sendThroughKills({ dataDir: place.dataDir, databaseUrl: postgres.url }, 2)
    await annotate(told(counted))
    expectOnce(counted)
    await postgres.stop()
    await place.remove()
  },
  8 * PATIENCE,
)
