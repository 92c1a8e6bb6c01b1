import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { startBalancer } from '../support/load/balancer.ts'
import { startLoad } from '../support/load/steady-load.ts'
import { startPostgres } from '../support/servers/postgres.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const SERVERS = 3
const BETWEEN = 60 // answers between two restarts: enough to have some of each kind under way

it('loses no request, and sends no mail twice, while three servers are restarted in turn under load', async () => {
  const postgres = await startPostgres()
  const servers: TestServer[] = []
  try {
    for (let count = 0; count < SERVERS; count++) {
      const environment = {
        DATABASE_URL: postgres.url,
        SECRET_KEY: 'the same for every server of one database',
        TRUSTED_PROXIES: '127.0.0.1',
        FORMS_PER_HOUR: '100000',
        SHUTDOWN_WAIT: '2000',
      }
      servers.push(await startServer(environment))
    }
    await using balancer = await startBalancer(servers.map(({ url }) => url))
    const areAllUsed = () => expect(servers.filter(({ url }) => !balancer.isUsed(url))).toEqual([])
    await vi.waitFor(areAllUsed, { timeout: 120_000, interval: 50 })

    const load = startLoad(balancer.url)
    for (let restart = 0; restart < SERVERS; restart++) {
      const so = load.answers()
      await vi.waitFor(() => expect(load.answers()).toBeGreaterThan(so + BETWEEN), { timeout: 120_000 })
      const server = servers[restart]
      expect(await server?.stop()).toBe(0)
      await server?.restart()
      await vi.waitFor(areAllUsed, { timeout: 120_000, interval: 50 })
    }
    const { answers, notNow, lost, acknowledged } = await load.end()
    expect(lost).toEqual([])
    // "Not now" is what a busy machine says; a restart is no reason for it.
    expect(notNow).toBeLessThanOrEqual(answers / 100)

    const writers = (kind: RegExp) => acknowledged.filter((one) => kind.test(one.kind)).map(({ email }) => email)
    const contacts = writers(/^contact/)
    expect(contacts.length).toBeGreaterThan(10)
    expect((await emailsIn(postgres.url, 'messages')).toSorted()).toEqual(contacts.toSorted())
    expect((await emailsIn(postgres.url, 'applications')).toSorted()).toEqual(writers(/^application/).toSorted())
    await vi.waitFor(async () => expect(await unsent(postgres.url)).toBe(0), { timeout: 60_000, interval: 300 })
    expect((await emailsIn(postgres.url, 'subscribers')).toSorted()).toEqual(writers(/^newsletter/).toSorted())
    const told = servers.flatMap(receiversOf).filter((address) => /^sender\d+@/.test(address))
    expect(told.toSorted()).toEqual(acknowledged.map(({ email }) => email).toSorted())
  } finally {
    for (const server of servers) await server.remove()
    await postgres.stop()
  }
}, 480_000)

const receiversOf = ({ dataDir }: TestServer) => {
  const folder = path.join(dataDir, 'outbox')
  return readdirSync(folder).flatMap((file) => {
    const [, address] = /^To: (.+?)\r?$/m.exec(readFileSync(path.join(folder, file), 'utf8')) ?? []
    return address ?? []
  })
}

async function emailsIn(url: string, table: string): Promise<string[]> {
  return (await ask<{ email: string }>(url, `select email from ${table}`)).map(({ email }) => email)
}

async function unsent(url: string): Promise<number> {
  return (await ask(url, 'select id from outbox where sent_at is null')).length
}

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
