import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '#api/db/open.ts'
import { createStores } from '#api/store/stores.ts'
import { startPostgres } from '../../support/servers/postgres.ts'
import { median } from '../load.ts'
import { type Figure, figureTable, formats, type Part } from '../section.ts'
import { piles } from './piles.ts'

const sizes = [50, 50_000] as const
const PER_TRANSACTION = 1000
const ROUNDS = 15
const LONGEST = 100 // milliseconds of a list

/** What the inbox costs that has grown. */
export const inbox: Part = {
  name: 'Inbox',
  async measure(say) {
    const figures: Figure[] = []
    for (const [kind, measureOn] of [
      ['SQLite', onSqlite],
      ['PostgreSQL', onPostgres],
    ] as const) {
      figures.push(...(await measureOn((line) => say(`${kind}: ${line}`))).map((figure) => named(figure, kind)))
    }
    const about = `Inboxes with ${sizes.map(formats.count).join(' and ')} messages and as many applications are asked for the same lists, turn by turn, on SQLite and on a PostgreSQL of this machine. Times are the median of ${ROUNDS} calls of the service, with its counts.`
    return figureTable('Inbox', about, figures)
  },
}

type Say = (line: string) => void

const named = (figure: Figure, kind: string): Figure => ({ ...figure, name: `${kind}, ${figure.name}` })

/** Each in a file of its own. */
function onSqlite(say: Say): Promise<Figure[]> {
  return measureIn(() => undefined, say)
}

/** Each in a database of its own, on a server with its ordinary settings. */
async function onPostgres(say: Say): Promise<Figure[]> {
  const server = await startPostgres({ isDurable: true })
  try {
    for (const size of sizes) await run(server.url, `create database ${databaseOf(size)}`)
    return await measureIn((size) => {
      const url = new URL(server.url)
      url.pathname = databaseOf(size)
      return url.href
    }, say)
  } finally {
    await server.stop()
  }
}

const databaseOf = (size: number) => `inbox_${size}`

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function measureIn(urlOf: (size: number) => string | undefined, say: Say): Promise<Figure[]> {
  const inboxes: Awaited<ReturnType<typeof openInbox>>[] = []
  try {
    for (const size of sizes) inboxes.push(await openInbox(size, urlOf(size), say))
    const figures: Figure[] = []
    for (const { noun, asks } of piles) {
      const [ofFew = [], ofMany = []] = inboxes.map(({ stores }) => asks(stores))
      for (const [place, { name, ask }] of ofFew.entries()) {
        say(`measuring ${noun}: ${name}`)
        const [few, many]: [number[], number[]] = [[], []]
        for (let round = 0; round < ROUNDS; round++) {
          few.push(await timeOf(ask))
          many.push(await timeOf(ofMany[place]?.ask))
        }
        figures.push({
          name: `${name}: ${formats.count(sizes[1])} ${noun}`,
          value: median(many),
          format: formats.fineMs,
          reference: { name: `${sizes[0]} ${noun}`, value: median(few) },
          bar: { of: 'value', atMost: LONGEST },
        })
      }
    }
    return figures
  } finally {
    for (const { close } of inboxes) await close()
  }
}

async function timeOf(ask: (() => Promise<unknown>) | undefined): Promise<number> {
  const start = performance.now()
  await ask?.()
  return performance.now() - start
}

async function openInbox(size: number, databaseUrl: string | undefined, say: Say) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dritare-bench-'))
  const database = await openDatabase({ dataDir, databaseUrl, now: Date.now, onError: () => {} })
  const stores = createStores(database)
  for (const { noun, put } of piles) {
    for (let from = 0; from < size; from += PER_TRANSACTION) {
      await stores.transaction([], async (inside) => {
        for (let number = from; number < Math.min(size, from + PER_TRANSACTION); number++) await put(inside, number)
      })
      if (from % 10_000 === 0) say(`writing ${noun}: ${from} of ${size}`)
    }
  }
  // Autovacuum does that within minutes of so many rows.
  if (databaseUrl) await run(databaseUrl, 'vacuum (analyze)')
  return {
    stores,
    async close() {
      await database.db.destroy()
      await rm(dataDir, { recursive: true })
    },
  }
}
