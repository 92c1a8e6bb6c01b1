import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { listTables } from '#api/db/copy/tables.ts'
import { type MadeBackup, makeBackup } from '#api/operate/backup/make-backup.ts'
import { type RestoredBackup, restoreArchive } from '#api/operate/backup/restore-archive.ts'
import { good, post } from '../app/applications.ts'
import { settled } from '../app/newsletter.ts'
import { createBlog, postContent } from '../app/posts.ts'
import { createTestApp, goodMessage, type TestApp } from '../app/test-app.ts'
import { createBareDatabase, type TestDatabase } from '../servers/test-database.ts'

type Place = Pick<TestDatabase, 'dataDir' | 'databaseUrl'>

/** A site with a message, an application with its file, a post, a picture and a key; their mails are out. */
export async function createFilledSite(): Promise<TestApp> {
  const test = await createTestApp()
  await sendMessage(test, 'Fenster für alle, bitte.')
  await post(test, good())
  const blog = await createBlog({ database: test.database, now: test.clock.now })
  await blog.editing.save(postContent())
  writeFileSync(path.join(test.place.dataDir, 'secret.key'), 'the key of a site, which stays as long as the site\n')
  await settled(test)
  return test
}

export async function sendMessage({ app }: TestApp, message: string, email = goodMessage.email): Promise<number> {
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: { ...goodMessage, email, message } })
  return answer.statusCode
}

/** A folder of archives that is gone afterwards. */
export function createArchiveFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-archives-'))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

export function backUp(place: Place, folder: string, recipients: string[] = []): Promise<MadeBackup> {
  return makeBackup({ ...place, folder, recipients })
}

interface RestoredSite extends AsyncDisposable, RestoredBackup {
  place: TestDatabase
}

/** Restores into a place of its own: the project's database, or SQLite. */
export async function restoreInto(
  archive: string,
  {
    onSqlite = false,
    identity,
    holdsBack = false,
  }: { onSqlite?: boolean; identity?: string; holdsBack?: boolean } = {},
): Promise<RestoredSite> {
  const bare = await createBareDatabase()
  const place = onSqlite ? { ...bare, databaseUrl: undefined } : bare
  try {
    const restored = await restoreArchive({
      archive,
      ...place,
      backups: path.join(place.dataDir, 'backups'),
      identity,
      holdsBack,
      now: () => 1,
    })
    return { ...restored, place, [Symbol.asyncDispose]: () => place.remove() }
  } catch (error) {
    const left = readdirSync(place.dataDir)
    await place.remove()
    if (left.length > 0) throw new Error(`A restore that failed has left ${left.join(', ')}`, { cause: error })
    throw error
  }
}

/**
 * Every row of every table, in an order that both databases agree on; those of a server that runs change meanwhile. Without the
 * setting by which files know their database: it is each one's own.
 */
export async function rowsIn(place: Place): Promise<Record<string, string[]>> {
  const { db, kind } = await openForCopy(place)
  try {
    const found: Record<string, string[]> = {}
    for (const { name, columns } of await listTables(db, kind)) {
      const listed = sql.join(columns.map((column) => sql.ref(column)))
      const { rows } = await sql<Record<string, unknown>>`select ${listed} from ${sql.table(name)}`.execute(db)
      const sorted = columns.toSorted()
      found[name] = rows.map((row) => JSON.stringify(sorted.map((column) => [column, row[column]]))).toSorted()
    }
    return { ...found, settings: found['settings']?.filter((row) => !row.includes('filesOf')) ?? [] }
  } finally {
    await db.destroy()
  }
}

/** Hashes of the uploads and keys in a data folder; whose files they are, `uploads/database`, is written anew beside a database. */
export function filesIn(dataDir: string): Record<string, string> {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      /uploads.(applications|pictures)|\.key$/.test(path.join(entry.parentPath, entry.name).slice(dataDir.length)),
  )
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return [path.relative(dataDir, file), createHash('sha256').update(readFileSync(file)).digest('hex')]
    }),
  )
}
