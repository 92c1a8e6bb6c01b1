import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { MessagesQuery } from '#api/contract/staff/messages.ts'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { openDatabase } from '#api/db/open.ts'
import { createMessageBoard } from '#api/services/message-desk/message-board.ts'
import { messageWords } from '#api/services/search/message-words.ts'
import { createStores, type Stores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'
import { startPostgres } from '../../support/servers/postgres.ts'
import { median } from '../load.ts'
import { type Figure, figureTable, formats, type Part } from '../section.ts'

const sizes = [50, 50_000] as const
const PER_TRANSACTION = 1000
const ROUNDS = 15
const LONGEST = 100 // milliseconds of a list
const MINUTE = 60_000

/** What staff ask of their inbox, at its largest. */
const requests: { name: string; query: MessagesQuery }[] = [
  { name: 'open ones', query: {} },
  { name: 'all, a page far back', query: { shelf: 'all', page: 900 } },
  { name: 'by purpose and language', query: { shelf: 'all', purpose: 'quote', in: 'sq' } },
  { name: 'of the last week', query: { shelf: 'answered', age: 'week' } },
  { name: 'search, a word in all of them', query: { shelf: 'all', q: 'window' } },
  { name: 'search, a rare word and a name', query: { shelf: 'all', q: 'lighthouse sender7' } },
  { name: 'search, a word in none', query: { shelf: 'all', q: 'umbrella' } },
]

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
    const about = `Inboxes with ${sizes.map(formats.count).join(' and ')} messages are asked for the same lists, turn by turn, on SQLite and on a PostgreSQL of this machine. Times are the median of ${ROUNDS} calls of the service, with its counts.`
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
    for (const { name, query } of requests) {
      say(`measuring: ${name}`)
      const times = inboxes.map((): number[] => [])
      for (let round = 0; round < ROUNDS; round++) {
        for (const [place, { list }] of inboxes.entries()) times[place]?.push(await timeOf(list, query))
      }
      const [few = Number.NaN, many = Number.NaN] = times.map(median)
      figures.push({
        name: `${name}: ${formats.count(sizes[1])} messages`,
        value: many,
        format: formats.fineMs,
        reference: { name: `${sizes[0]} messages`, value: few },
        bar: { of: 'value', atMost: LONGEST },
      })
    }
    return figures
  } finally {
    for (const { close } of inboxes) await close()
  }
}

async function timeOf(list: ReturnType<typeof createMessageBoard>, query: MessagesQuery): Promise<number> {
  const start = performance.now()
  await list(query)
  return performance.now() - start
}

async function openInbox(size: number, databaseUrl: string | undefined, say: Say) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dritare-bench-'))
  const database = await openDatabase({ dataDir, databaseUrl, now: Date.now, onError: () => {} })
  const stores = createStores(database)
  for (let from = 0; from < size; from += PER_TRANSACTION) {
    await write(stores, from, Math.min(size, from + PER_TRANSACTION))
    if (from % 10_000 === 0) say(`writing messages: ${from} of ${size}`)
  }
  // Autovacuum does that within minutes of so many rows.
  if (databaseUrl) await run(databaseUrl, 'vacuum (analyze)')
  return {
    list: createMessageBoard({ stores, now: Date.now }),
    async close() {
      await database.db.destroy()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function write(stores: Stores, from: number, to: number): Promise<void> {
  await stores.transaction([], async ({ messages, messageSearch }) => {
    for (let number = from; number < to; number++) {
      const message = {
        id: `message-${number}`,
        name: `Sender${number} Sample`,
        email: `sender${number}@example.org`,
        purpose: contactPurposes[number % contactPurposes.length] ?? 'quote',
        message: `We would like a window on the web, number ${number}. ${number % 500 === 7 ? 'A lighthouse. ' : ''}${'Six languages and a cat. '.repeat(number % 20)}`,
        language: languages[number % languages.length] ?? 'en',
        receivedAt: Date.now() - number * MINUTE,
        score: 0.9,
        sources: [],
        // As many are open as a week brings.
        state: number < 30 ? ('new' as const) : ('answered' as const),
      }
      await messages.insert(message)
      await messageSearch.put(message.id, messageWords(message))
    }
  })
}
