import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type OpenDatabase, openDatabase } from '#api/db/open.ts'
import { type Environment, readEnvironment } from '#api/environment.ts'
import { intoNew, sourceOf } from '#api/operate/backup/bring-database.ts'
import { expectEmptyDatabase } from '#api/operate/backup/restore-archive.ts'
import { markFinished } from '#api/operate/backup/unfinished-fill.ts'
import { moveFiles } from '#api/operate/move-files.ts'
import { markMoved, refuseMoved, unmarkMoved } from '#api/operate/moved-away.ts'
import { operatorCommand } from '#api/operate/operator-command.ts'

/**
 * `npm run move`: from SQLite in DATA_DIR to an empty PostgreSQL at DATABASE_URL. SQLite's file stays, and no server starts on
 * it until `--back`. `--files`: uploads from DATA_DIR to FILES_URL instead.
 */
await operatorCommand(async () => {
  const { values } = parseArgs({
    options: { files: { type: 'boolean', default: false }, back: { type: 'boolean', default: false } },
  })
  const { dataDir, databaseUrl, files } = readEnvironment(process.env)
  if (values.files) return await tellFiles(dataDir, files)
  if (values.back) return await goBack(dataDir)
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the empty PostgreSQL database that the site moves to.')
  await refuseMoved(dataDir)
  const source = await openSource(dataDir)
  try {
    await expectEmptyDatabase(databaseUrl)
    // Begins at once, so that a server that still runs cannot write what would stay behind.
    const { counts, target } = await source.db.transaction().execute(async (still) => {
      const rows = await sourceOf(still)
      const filled = await intoNew({ databaseUrl, dataDir }, undefined, rows, Date.now)
      await markMoved(still).catch((error: unknown) => filled.db.destroy().then(() => Promise.reject(error)))
      return { counts: rows.counts, target: filled }
    })
    // Not before: of the two, at most one is served.
    await markFinished(target.db).finally(() => target.db.destroy())
    const moved = Object.values(counts).reduce((sum, rows) => sum + rows, 0)
    console.info(
      `${moved} rows of ${Object.keys(counts).length} tables are at DATABASE_URL, and every count is the same.`,
    )
    console.info(
      'Files and keys stay in DATA_DIR. From now on start the server with DATABASE_URL set; on site.db no server starts any more.',
    )
  } finally {
    await source.db.destroy()
  }
})

async function openSource(dataDir: string): Promise<OpenDatabase> {
  if (!existsSync(path.join(dataDir, 'site.db')))
    throw new Error(`There is no site.db in ${dataDir}: set DATA_DIR to the folder of the site that moves.`)
  return openDatabase({
    databaseUrl: undefined,
    dataDir,
    now: Date.now,
    onError: ({ message }) => console.error(message),
  })
}

async function goBack(dataDir: string): Promise<void> {
  const { db } = await openSource(dataDir)
  await unmarkMoved(db).finally(() => db.destroy())
  console.info(
    'Servers start on site.db again, without DATABASE_URL. What has come into PostgreSQL since stays there, and no file is deleted until you say whose they are: the log of the server names how.',
  )
}

async function tellFiles(dataDir: string, files: Environment['files']): Promise<void> {
  if (!files) throw new Error('Set FILES_URL and its keys: the storage that the files of DATA_DIR move to.')
  const { copied, there } = await moveFiles(dataDir, files)
  console.info(
    `${copied} objects are copied to FILES_URL, ${there} were there already. Each arrived with the hash that its file has.`,
  )
  console.info(
    'Run it again when the server has stopped, then start the server with FILES_URL set. uploads/ of DATA_DIR is no longer used.',
  )
}
