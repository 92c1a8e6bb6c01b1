import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type OpenDatabase, openDatabase } from '#api/db/open.ts'
import { type Environment, readEnvironment } from '#api/environment.ts'
import { intoNew, sourceOf } from '#api/operate/backup/bring-database.ts'
import { bringErased } from '#api/operate/backup/named-archive.ts'
import { expectEmptyDatabase } from '#api/operate/backup/restore-archive.ts'
import { eraseSince } from '#api/operate/backup/since/erase-since.ts'
import { settleSince } from '#api/operate/backup/since/settle-since.ts'
import { tellSince } from '#api/operate/backup/since/tell-since.ts'
import { markFinished } from '#api/operate/backup/unfinished-fill.ts'
import { moveFiles } from '#api/operate/move-files.ts'
import { markMoved, movedAt, refuseMoved } from '#api/operate/moved-away.ts'
import { operatorCommand } from '#api/operate/operator-command.ts'
import { createObjectStore } from '#api/outbound/objects/object-store.ts'

/**
 * `npm run move`: from SQLite in DATA_DIR to an empty PostgreSQL at DATABASE_URL. SQLite's file stays, and no server starts on
 * it until `--back`, which holds back what waited then, unless `--send-waiting`. `--files`: uploads from DATA_DIR to FILES_URL instead.
 */
await operatorCommand(async () => {
  const { values } = parseArgs({
    options: {
      files: { type: 'boolean', default: false },
      back: { type: 'boolean', default: false },
      'send-waiting': { type: 'boolean', default: false },
    },
  })
  const environment = readEnvironment(process.env)
  const { dataDir, databaseUrl, files } = environment
  if (values.files) return await tellFiles(dataDir, files)
  if (values.back) return await goBack(environment, !values['send-waiting'])
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the empty PostgreSQL database that the site moves to.')
  await refuseMoved(dataDir)
  const source = await openSource(dataDir)
  try {
    await expectEmptyDatabase(databaseUrl)
    // Begins at once, so that a server that still runs cannot write what would stay behind.
    const { counts, target } = await source.db.transaction().execute(async (still) => {
      const rows = await sourceOf(still)
      const filled = await intoNew({ databaseUrl, dataDir }, undefined, rows, Date.now)
      await markMoved(still, Date.now()).catch((error: unknown) =>
        filled.db.destroy().then(() => Promise.reject(error)),
      )
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

/** As a restore of what is in site.db: PostgreSQL has sent, and erased, since. */
async function goBack(environment: Environment, holdsBack: boolean): Promise<void> {
  const { dataDir, files, backup, secretKey } = environment
  const database = await openSource(dataDir)
  try {
    const rowsOf = await movedAt(database.db)
    if (rowsOf === undefined)
      throw new Error(`site.db in ${dataDir} has not moved: servers start on it, and nothing is changed.`)
    await bringErased(backup)
    const erased = await eraseSince({
      ...{ database, rowsOf, secretKey, now: Date.now },
      erasureLists: [backup.folder],
      keys: dataDir,
      uploads: path.join(dataDir, 'uploads'),
      objects: files && createObjectStore(files),
    })
    if (erased === 'keyless')
      throw new Error(
        'Set SECRET_KEY to the one that the site has: without it nobody can say who was erased since the move, and they would be back.',
      )
    // Last: until then no server starts on it.
    const held = await database.db
      .transaction()
      .execute((inside) => settleSince(inside, { holdsBack, now: Date.now() }))
    console.info(
      'Servers start on site.db again, without DATABASE_URL. What has come into PostgreSQL since stays there, and no file is deleted until you say whose they are: the log of the server names how.',
    )
    tellSince({ held, erased })
  } finally {
    await database.db.destroy()
  }
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
