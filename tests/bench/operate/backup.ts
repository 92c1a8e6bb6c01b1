import { randomBytes, randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#api/db/open.ts'
import { makeBackup } from '#api/operate/backup/make-backup.ts'
import { verifyArchive } from '#api/operate/backup/verify-archive.ts'
import { type Figure, figureTable, formats, type Part } from '../section.ts'

const FILES = 6000
const FILE = 100_000 // bytes
const ROWS = 100_000
const ROW = 4000 // characters
const AT_ONCE = 500 // rows of a statement
const LONGEST = 120_000 // milliseconds for a gigabyte

/** What a backup of a large site takes, with the restore that proves it. */
export const backup: Part = {
  name: 'Backup',
  async measure(say) {
    const about = `A gigabyte: ${formats.count(FILES)} files of ${formats.bytes(FILE)} that cannot be compressed, and ${formats.count(ROWS)} rows of ${formats.count(ROW)} characters in SQLite. The archive is made, restored into a folder and compared, every hash and every count. The reference is a plain copy of the data folder, twice: there and back.`
    const dataDir = await mkdtemp(path.join(tmpdir(), 'dritare-bench-'))
    try {
      return figureTable('Backup', about, await measure(dataDir, say))
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function measure(dataDir: string, say: (line: string) => void): Promise<Figure[]> {
  await fill(dataDir, say)
  const folder = path.join(dataDir, 'backups')
  const [copyThere, copyBack] = [path.join(dataDir, 'copy'), path.join(dataDir, 'copy-back')]
  const copied = await timeOf(async () => {
    await copyOf(dataDir, copyThere)
    await copyOf(copyThere, copyBack)
  })
  await rm(copyThere, { recursive: true })
  await rm(copyBack, { recursive: true })
  say(`copied there and back: ${formats.ms(copied)}`)

  let file = ''
  const made = await timeOf(async () => {
    const backup = await makeBackup({ dataDir, databaseUrl: undefined, folder, recipients: [] })
    if (backup.manifest.database.rows['outbox'] !== ROWS) throw new Error('The backup lacks rows')
    if (backup.manifest.entries.length < FILES) throw new Error('The backup lacks files')
    file = backup.file
  })
  say(`made: ${formats.ms(made)}`)
  const verified = await timeOf(async () => void (await verifyArchive(file, undefined)))
  const reference = { name: 'copied there and back', value: copied }
  return [
    { name: 'made', value: made, format: formats.ms },
    { name: 'restored and compared', value: verified, format: formats.ms },
    { name: 'both', value: made + verified, format: formats.ms, reference, bar: { of: 'value', atMost: LONGEST } },
    { name: 'archive', value: (await stat(file)).size / 1_000_000, format: formats.megabytes },
  ]
}

/** What a backup is made of, as it lies there. */
async function copyOf(dataDir: string, target: string): Promise<void> {
  await mkdir(target)
  for (const name of ['site.db', 'uploads'])
    await cp(path.join(dataDir, name), path.join(target, name), { recursive: true })
}

async function fill(dataDir: string, say: (line: string) => void): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, now: Date.now, onError: () => {} })
  for (let row = 0; row < ROWS; row += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, () => ({
      id: randomUUID(),
      kind: 'mail',
      // Of words as likely as those of a mail: half of it can be compressed.
      payload: randomBytes(ROW / 2).toString('hex'),
      created_at: 0,
      due_at: 0,
      attempts: 1,
      locked_until: null,
      sent_at: null,
      failed_at: 1,
      last_error: null,
    }))
    await database.db.insertInto('outbox').values(rows).execute()
  }
  await database.db.destroy()
  const uploads = path.join(dataDir, 'uploads', 'applications')
  await mkdir(uploads, { recursive: true })
  for (let file = 0; file < FILES; file++) await writeFile(path.join(uploads, randomUUID()), randomBytes(FILE))
  say(`${formats.megabytes((FILES * FILE) / 1e6 + (await stat(path.join(dataDir, 'site.db'))).size / 1e6)} are there`)
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
