import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#api/db/open.ts'
import { createSmtpBulkMailer } from '#api/outbound/bulk/smtp-bulk-mailer.ts'
import { sendingOn } from '../support/data/sending-parts.ts'
import { startPostgres } from '../support/servers/postgres.ts'
import { startChild } from './child.ts'
import { childFiles } from './child-files.ts'
import { type Figure, figureTable, formats, type Part } from './section.ts'

const RECIPIENTS = 10_000
const WARM = RECIPIENTS / 5 // from then on the memory is compared
const POSTPONED = 1 / 20 // a few more than are asked to wait
const PARAGRAPHS = '300' // some 17 kilobytes of HTML
const AT_LEAST = 100 // mails a second
const PATIENCE = 600_000 // milliseconds

/** What sending an issue takes that many get. */
export const newsletter: Part = {
  name: 'Newsletter',
  async measure(say) {
    const about = `An issue with ${formats.count(RECIPIENTS)} recipients, signed with DKIM (RSA 2048), goes without limits to an SMTP server of this machine that keeps nothing, asks one in twenty to come back later and refuses one in fifty for good. Mails a second from the moment that its recipients are fixed until all who were not asked to wait are stored as sent or refused, each noted durably before it goes; those who were have it in the end too. Memory is the sending process’s.`
    const figures = [...(await onSqlite(say)), ...(await onPostgres(say))]
    return figureTable('Newsletter', about, figures)
  },
}

type Say = (line: string) => void

const onSqlite = (say: Say) => measureOn('SQLite', undefined, say)

async function onPostgres(say: Say): Promise<Figure[]> {
  const server = await startPostgres({ isDurable: true })
  try {
    return await measureOn('PostgreSQL', server.url, say)
  } finally {
    await server.stop()
  }
}

async function measureOn(name: string, databaseUrl: string | undefined, say: Say): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dritare-bench-'))
  const database = await openDatabase({ dataDir, databaseUrl, now: Date.now, onError: () => {} })
  try {
    await using sink = await startChild(childFiles.smtpSink)
    const smtpUrl = sink.url.replace('http', 'smtp')
    const test = sendingOn({ database, dataDir, now: Date.now, mailer: createSmtpBulkMailer(smtpUrl) })
    await test.crowd(RECIPIENTS)
    await using sender = await startChild(childFiles.sender, {
      ...{ DATA_DIR: dataDir, SMTP_URL: smtpUrl, PARAGRAPHS, DKIM_KEY: dkimKey() },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    const id = await test.issue()
    let warm: number | undefined
    let [firstRound, atOnce] = [0, 0]
    for (const began = Date.now(); ; await wait(500)) {
      const { sent = 0, refused = 0 } = await test.statesOf(id)
      if (sent >= WARM) warm ??= sender.memory()
      const issue = await test.stores.issues.find(id)
      if (firstRound === 0 && sent + refused >= RECIPIENTS * (1 - POSTPONED)) {
        firstRound = (Date.now() - (issue?.begun_at ?? 0)) / 1000
        atOnce = sent + refused
      }
      if (issue?.state === 'sent') break
      if (Date.now() - began > PATIENCE) throw new Error(`Only ${sent} mails went in ${PATIENCE / 1000} s.`)
    }
    const [memory, cpu] = [sender.memory(), sender.cpu()]
    const { sent = 0, refused = 0 } = await test.statesOf(id)
    const missing = RECIPIENTS - sent - refused
    say(`${name}: ${atOnce} mails in ${firstRound.toFixed(1)} s; in the end ${sent} sent, ${refused} refused`)
    return [
      {
        name: `${name}, mails a second`,
        value: atOnce / firstRound,
        format: formats.perSecond,
        bar: { of: 'value', atLeast: AT_LEAST },
      },
      {
        name: `${name}, neither sent nor refused in the end`,
        value: missing,
        format: formats.count,
        bar: { of: 'value', atMost: 0 },
      },
      ...(cpu === undefined
        ? []
        : [
            {
              name: `${name}, processor time a mail`,
              value: (cpu * 1000) / sent,
              format: formats.fineMs,
            },
          ]),
      ...(memory === undefined || warm === undefined ? [] : [memoryFigure(name, memory, warm)]),
    ]
  } finally {
    await database.db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const memoryFigure = (name: string, value: number, warm: number): Figure => ({
  name: `${name}, memory after the last mail`,
  value,
  format: formats.megabytes,
  reference: { name: `after ${formats.count(WARM)}`, value: warm },
  bar: { of: 'ratio', atMost: 1.2 },
})

function dkimKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
