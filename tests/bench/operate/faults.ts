import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Submission } from '../../support/app/submissions.ts'
import { type Balancer, startBalancer } from '../../support/load/balancer.ts'
import { startLoad } from '../../support/load/steady-load.ts'
import { freePort, startPostgres, type TestPostgres } from '../../support/servers/postgres.ts'
import { launchServer } from '../../support/servers/server-process.ts'
import { endWithUs } from '../end-with-us.ts'
import { type Figure, figureTable, formats, type Part } from '../section.ts'

const SERVERS = 3
const REQUESTS = Number(process.env['FAULT_REQUESTS'] ?? 50_000)
const BETWEEN = 300 // answers between two faults
const READY = 120_000 // milliseconds until all servers take part again
const SETTLED = 180_000 // milliseconds until the last mail is sent: a claim of a killed server lasts 45 s

/** What servers that go, die and lose their database cost visitors. */
export const faults: Part = {
  name: 'Faults',
  async measure(say) {
    const about = `${formats.count(REQUESTS)} good answers from ${SERVERS} servers on one durable PostgreSQL behind a proxy, a third of them in each of three: servers are restarted in turn; one is killed (SIGKILL) and started again, in turn; the database crashes (SIGQUIT) and comes back, ${formats.count(BETWEEN)} answers apart. Nine visitors read and send forms, and come again when told "not now". Failed is every other answer and every broken line. Acknowledged is what a form was answered with success for.`
    return figureTable('Faults', about, await measure(say))
  },
}

type Say = (line: string) => void

interface Server {
  url: string
  dataDir: string
  restart: (signal: NodeJS.Signals) => Promise<void>
  end: () => Promise<void>
}

async function measure(say: Say): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true })
  const servers: Server[] = []
  try {
    for (let count = 0; count < SERVERS; count++) servers.push(await startOne(postgres.url))
    await using balancer = await startBalancer(servers.map(({ url }) => url))
    const inTurn = (signal: NodeJS.Signals) => (turn: number) => servers[turn % SERVERS]?.restart(signal)
    const kinds = [
      ['servers restarted in turn', inTurn('SIGTERM')],
      ['servers killed in turn', inTurn('SIGKILL')],
      ['database crashed', () => postgres.restart('immediate')],
    ] as const
    const acknowledged: Submission[] = []
    const figures: Figure[] = []
    for (const [name, fault] of kinds) {
      const { lost, notNow, times, ...load } = await under(balancer, servers, fault, acknowledged.length)
      say(`${name} ${times} times: ${lost.length} failed, ${notNow} told "not now" ${lost.slice(0, 3).join('; ')}`)
      acknowledged.push(...load.acknowledged)
      const isOrderly = fault === kinds[0][1]
      figures.push({ name: `${name}: times`, value: times, format: formats.count })
      figures.push({
        name: `${name}: failed`,
        value: lost.length,
        format: formats.count,
        ...(isOrderly && { bar: { of: 'value' as const, atMost: 0 } }),
      })
    }
    return [...figures, ...(await whatIsLeft(postgres, servers, acknowledged))]
  } finally {
    for (const { end } of servers) await end()
    await postgres.stop()
  }
}

/** A third of all answers, with faults in between. Emails and networks go on from `first`. */
async function under(
  balancer: Balancer,
  servers: Server[],
  fault: (turn: number) => Promise<void> | undefined,
  first: number,
) {
  await allReady(balancer, servers)
  const load = startLoad(balancer.url, first * 2)
  let times = 0
  while (load.answers() < REQUESTS / 3) {
    const goal = load.answers() + BETWEEN
    while (load.answers() < goal) await wait(10)
    await fault(times++)
    await allReady(balancer, servers)
  }
  return { times, ...(await load.end()) }
}

async function allReady(balancer: Balancer, servers: Server[]): Promise<void> {
  const until = performance.now() + READY
  while (!servers.every(({ url }) => balancer.isUsed(url))) {
    if (performance.now() > until) throw new Error('Not all servers are ready again')
    await wait(50)
  }
}

async function whatIsLeft(postgres: TestPostgres, servers: Server[], acknowledged: Submission[]): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const until = performance.now() + SETTLED
    const column = async (query: string) => (await client.query<{ one: string }>(query)).rows.map(({ one }) => one)
    let unsent = await column('select id as one from outbox where sent_at is null')
    while (unsent.length > 0 && performance.now() < until) {
      await wait(500)
      unsent = await column('select id as one from outbox where sent_at is null')
    }
    const stored = {
      contact: new Set(await column('select email as one from messages')),
      newsletter: new Set(await column('select email as one from subscribers')),
      application: new Set(await column('select email as one from applications')),
    }
    const lost = acknowledged.filter(
      ({ kind, email }) => !stored[kind === 'contact form' ? 'contact' : kind].has(email),
    )
    const mailed = servers.flatMap(({ dataDir }) =>
      readdirSync(path.join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml')),
    )
    const sent = await column("select id as one from outbox where kind = 'mail' and sent_at is not null")
    const none = { of: 'value', atMost: 0 } as const
    const count = (name: string, value: number, bar?: Figure['bar']): Figure => ({
      name,
      value,
      format: formats.count,
      ...(bar && { bar }),
    })
    return [
      count('acknowledged', acknowledged.length),
      count('acknowledged and lost', lost.length, none),
      count('mails', sent.length),
      count('mails not sent', unsent.length, none),
      // A server that is killed between handing over and noting it: under the same Message-ID, by which receivers know it.
      count('mails handed over twice', mailed.length - new Set(mailed).size, none),
    ]
  } finally {
    await client.end()
  }
}

async function startOne(databaseUrl: string): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dritare-bench-'))
  const port = String(await freePort())
  const launch = async () => {
    const launched = await launchServer({
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'the same for every server of one database',
      TRUSTED_PROXIES: '127.0.0.1',
      FORMS_PER_HOUR: '1000000',
      SHUTDOWN_WAIT: '2000',
    })
    void endWithUs(launched)
    return launched
  }
  let child = await launch()
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    async restart(signal) {
      await end(signal)
      child = await launch()
    },
    async end() {
      await end('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
