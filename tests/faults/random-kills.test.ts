import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { makeSubmission, type Submission } from '../support/app/submissions.ts'
import { createRandom } from '../support/data/random.ts'
import { cutPower } from '../support/servers/power-cut.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const SUBMISSIONS = 300
const AT_ONCE = 10
/** What a server takes on before it is killed: between so many submissions, however fast the machine is; at least twice as many as a kill can cost. */
const SHORTEST_LIFE = 2 * AT_ONCE + 1
const LONGEST_LIFE = 50
/** Then it may go on for as long as this, in milliseconds: the moment lies anywhere in its work. */
const LAST_BREATH = 40

it('keeps all that it acknowledged, whole, though it is killed at random moments of 300 submissions', async () => {
  const random = createRandom()
  const name = `TEST_SEED=${random.seed}`
  const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
  const submissions = Array.from({ length: SUBMISSIONS }, (_, number) => makeSubmission(number, random))
  const { acknowledged, kills } = await sendThroughKills(server, submissions, random.between)
  expect(kills, `${name}: too few kills to prove anything`).toBeGreaterThanOrEqual(4)
  expect(acknowledged.length, `${name}: too few acknowledged to prove anything`).toBeGreaterThan(SUBMISSIONS / 2)

  await cutPower(server)
  // An entry that was in hand when its server died is taken up again.
  await vi.waitFor(async () => expect((await rowsIn(server)).waiting).toEqual([]), { timeout: 300_000, interval: 500 })
  await server.kill()
  const uploads = path.join(server.dataDir, 'uploads', 'applications')
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const file of readdirSync(uploads)) utimesSync(path.join(uploads, file), twoHoursAgo, twoHoursAgo)
  await server.restart()
  const { messages, subscribers, applications } = await rowsIn(server)
  const names = applications.map((row) => row.stored_name).toSorted()
  // Whose file belongs to no application, that is swept at the start.
  await vi.waitFor(() => expect(readdirSync(uploads).toSorted(), name).toEqual(names), { timeout: 10_000 })
  expect(await server.stop()).toBe(0)

  const stored = {
    contact: messages.map(({ email }) => email),
    'contact form': messages.map(({ email }) => email),
    newsletter: subscribers.map(({ email }) => email),
    application: applications.map(({ email }) => email),
  }
  const lost = acknowledged.filter(({ kind, email }) => stored[kind].filter((one) => one === email).length !== 1)
  expect(lost, `${name}: acknowledged, but not stored once`).toEqual([])

  for (const { email, sha256, stored_name } of applications) {
    const content = readFileSync(path.join(uploads, stored_name))
    expect(createHash('sha256').update(content).digest('hex'), `${name}: résumé of ${email}`).toBe(sha256)
    expect(submissions.find((one) => one.email === email)?.sha256, `${name}: ${email}`).toBe(sha256)
  }

  const mails = recipientsIn(path.join(server.dataDir, 'outbox'))
  for (const email of [...messages, ...applications].map((row) => row.email)) {
    expect([mails.to(email), mails.replyTo(email)], `${name}: mails of ${email}`).toEqual([1, 1])
  }
  for (const { email } of subscribers) expect(mails.to(email), `${name}: mails to ${email}`).toBe(1)
  expect(mails.count, name).toBe(2 * messages.length + 2 * applications.length + subscribers.length)
  await server.remove()
}, 600_000)

/** Sends everything, a few at once, while the server is killed and started again and again. */
async function sendThroughKills(
  server: TestServer,
  submissions: Submission[],
  between: (from: number, to: number) => number,
) {
  const waiting = [...submissions]
  const acknowledged: Submission[] = []
  let up = Promise.resolve()
  let kills = 0
  let sent = 0

  async function sendOneByOne(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await up
      sent++
      // A line that breaks is no acknowledgement, whatever was stored.
      const status = await next.send(server.url).catch(() => undefined)
      if (status !== undefined && next.acknowledged.includes(status)) acknowledged.push(next)
    }
  }

  async function killAgainAndAgain(): Promise<void> {
    while (waiting.length > 0) {
      const goal = sent + between(SHORTEST_LIFE, LONGEST_LIFE)
      while (sent < goal && waiting.length > 0) await wait(1)
      await wait(between(0, LAST_BREATH))
      const { promise, resolve } = Promise.withResolvers<void>()
      up = promise
      await server.kill()
      kills++
      await server.restart()
      resolve()
    }
  }

  await Promise.all([killAgainAndAgain(), ...Array.from({ length: AT_ONCE }, sendOneByOne)])
  return { acknowledged, kills }
}

async function rowsIn({ dataDir, databaseUrl }: TestServer) {
  const { db } = await openDatabase({ dataDir, databaseUrl, now: Date.now, onError: () => {} })
  try {
    return {
      messages: await db.selectFrom('messages').select('email').execute(),
      subscribers: await db.selectFrom('subscribers').select('email').execute(),
      applications: await db.selectFrom('applications').select(['email', 'stored_name', 'sha256']).execute(),
      waiting: await db.selectFrom('outbox').select(['kind', 'last_error']).where('sent_at', 'is', null).execute(),
    }
  } finally {
    await db.destroy()
  }
}

/** How many mails were written to an address, and how many that answer to it. */
function recipientsIn(folder: string) {
  const mails = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  const heads = mails.map((file) => readFileSync(path.join(folder, file), 'utf8').split('\r\n\r\n')[0] ?? '')
  const count = (field: string, address: string) =>
    heads.filter((head) => head.split('\r\n').some((line) => line.startsWith(`${field}: `) && line.includes(address)))
      .length
  return {
    count: mails.length,
    to: (address: string) => count('To', address),
    replyTo: (address: string) => count('Reply-To', address),
  }
}
