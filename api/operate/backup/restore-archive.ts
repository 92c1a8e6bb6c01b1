import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { HeldBack } from '#api/db/copy/hold-back.ts'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { appliedSteps, countRows, listTables } from '#api/db/copy/tables.ts'
import { unknownSteps } from '#api/db/migrate.ts'
import { markerIn, markInstalled, restorePrefix } from '#api/db/open.ts'
import { readArchive } from '#api/operate/backup/archive-reader.ts'
import { syncFolder } from '#api/operate/backup/archive-writer.ts'
import { bringDatabase } from '#api/operate/backup/bring-database.ts'
import type { BackupManifest } from '#api/operate/backup/manifest.ts'
import { expectNoObjects, putUploads } from '#api/operate/backup/put-uploads.ts'
import { eraseSince } from '#api/operate/backup/since/erase-since.ts'
import { settleSince } from '#api/operate/backup/since/settle-since.ts'
import { markFinished, refuseHalfFilled } from '#api/operate/backup/unfinished-fill.ts'
import { createDiskOwner } from '#api/outbound/objects/file-storages.ts'
import { createObjectOwner } from '#api/outbound/objects/object-storages.ts'
import { createObjectStore, type ObjectPlace, type ObjectStore } from '#api/outbound/objects/object-store.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'
import { createSettingsStore } from '#api/store/settings.ts'

interface RestoreOptions {
  archive: string
  dataDir: string // empty, or not there yet
  databaseUrl: string | undefined // an empty PostgreSQL; undefined for SQLite in the data folder
  files?: ObjectPlace | undefined // an empty place for uploads; undefined for the data folder
  backups: string // a folder of archives, which may lie in the data folder
  identity: string | undefined
  /** Folders with lists of whom staff have erased: whoever was since is erased again. None for a test. */
  erasureLists?: readonly string[]
  secretKey?: string | undefined // to read those lists with, where the archive has none
  holdsBack: boolean // what waited when the backup was made
  now: () => number
}

export interface RestoredBackup {
  manifest: BackupManifest
  held: HeldBack | undefined
  erased: number | 'keyless' // persons who were erased since, and are again
}

/**
 * Into an empty place only: everything is compared before anything is put in its place. Where it is interrupted, no server
 * starts on what it has left.
 */
export async function restoreArchive(options: RestoreOptions): Promise<RestoredBackup> {
  const { dataDir, databaseUrl, files } = options
  const objects = files && createObjectStore(files)
  // First: beside a database in use, what the folder holds is not for deleting.
  if (databaseUrl) await expectEmptyDatabase(databaseUrl)
  await expectEmptyFolder(dataDir, options.backups)
  if (objects) await expectNoObjects(objects)
  const staging = path.join(dataDir, `${restorePrefix}${randomUUID()}`)
  const copies = path.join(staging, 'database')
  // A copy: the files of the site that was backed up are not its own.
  const filesOf = randomUUID()
  await mkdir(staging, { recursive: true, mode: 0o700 })
  try {
    if (!databaseUrl) await markInstalled(dataDir)
    const restored = await prepare(options, { staging, copies, objects, filesOf }).catch(async (error: unknown) => {
      await rm(markerIn(dataDir), { force: true })
      throw error
    })
    if (!objects) await moveInto(path.join(staging, 'files'), dataDir)
    await moveInto(path.join(staging, 'keys'), dataDir)
    if (!objects) await createDiskOwner(path.join(dataDir, 'uploads')).give(filesOf)
    // Last: without it no server starts in the folder.
    if (!databaseUrl) await moveInto(copies, dataDir)
    await syncFolder(dataDir)
    if (databaseUrl) await release(databaseUrl)
    return restored
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

interface Workplace {
  staging: string
  copies: string // the archive's `database/`, within `staging`
  objects: ObjectStore | undefined
  filesOf: string // names the database to which the files belong
}

/** All but what is put into the data folder. */
async function prepare(
  options: RestoreOptions,
  { staging, copies, objects, filesOf }: Workplace,
): Promise<RestoredBackup> {
  const { archive, databaseUrl, identity, holdsBack, now } = options
  const manifest = await readArchive({ file: archive, folder: staging, identity })
  refuseNewer(manifest)
  // First, because they can be taken away again.
  const undo = objects && (await putUploads(objects, path.join(staging, 'files', 'uploads')))
  try {
    let held: HeldBack | undefined
    const database = await bringDatabase({
      ...{ manifest, folder: copies, databaseUrl, now },
      async prepare(transaction) {
        held = await settleSince(transaction, { holdsBack, now: now() })
        await createSettingsStore(transaction).put('filesOf', filesOf)
      },
    })
    try {
      const erased = await eraseSince({
        ...{ database, objects, now, rowsOf: manifest.madeAt, secretKey: options.secretKey },
        erasureLists: options.erasureLists ?? [],
        keys: path.join(staging, 'keys'),
        uploads: path.join(staging, 'files', 'uploads'),
      })
      if (objects) await createObjectOwner(objects).give(filesOf)
      return { manifest, held, erased }
    } finally {
      await database.db.destroy()
      await expectOneFile(path.join(copies, 'site.db'))
    }
  } catch (error) {
    await undo?.()
    throw error
  }
}

/** Closing SQLite brings what its log holds into the file, and says nothing where a full disk keeps it from that. */
async function expectOneFile(file: string): Promise<void> {
  const log = await stat(`${file}-wal`).catch(whenMissing)
  if (log && log.size > 0)
    throw new Error(
      `The database could not be written whole to ${file}: is the disk full? Make room, and restore again.`,
    )
}

/** From now on servers may start on it. */
async function release(databaseUrl: string): Promise<void> {
  const { db } = await openForCopy({ databaseUrl, dataDir: '' })
  await markFinished(db).finally(() => db.destroy())
}

/** What a restore puts into a data folder before `site.db`. */
const restoredNames = /^(\.restore-.+|installed|uploads|secret\.key|vapid\.json)$/

/** Of a disk, and of npm, which keeps its log in the account's folder: that is this one (`stories/operate/debian.mdx`). */
const notOfTheSite = ['lost+found', '.npm']

async function expectEmptyFolder(dataDir: string, backups: string): Promise<void> {
  const entries = (await readdir(dataDir).catch(whenMissing)) ?? []
  const found = entries.filter((name) => !notOfTheSite.includes(name) && path.join(dataDir, name) !== backups)
  if (found.length === 0) return
  if (found.some((name) => name.startsWith(restorePrefix)) && found.every((name) => restoredNames.test(name)))
    throw new Error(
      `${dataDir} holds what an interrupted restore has left: ${found.toSorted().join(', ')}. Delete it, and restore again.`,
    )
  throw new Error(
    `${dataDir} is not empty: ${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''}. A backup is restored into an empty place only, so that nothing is lost: set DATA_DIR to a new folder, or move what is there away.`,
  )
}

/** Tables may be there, without a row. */
export async function expectEmptyDatabase(databaseUrl: string): Promise<void> {
  const { db, kind } = await openForCopy({ databaseUrl, dataDir: '' })
  try {
    if ((await appliedSteps(db, kind)).length === 0) return
    await refuseHalfFilled(db)
    const counts = await countRows(db, await listTables(db, kind))
    const [full] = Object.entries(counts).filter(([, rows]) => rows > 0)
    if (full === undefined) return
    throw new Error(
      `The database at DATABASE_URL is not empty: its table ${full[0]} has ${full[1]} rows. Name an empty database, so that nothing is lost.`,
    )
  } finally {
    await db.destroy()
  }
}

function refuseNewer({ database, program }: BackupManifest): void {
  const [unknown] = unknownSteps(database.steps)
  if (unknown === undefined) return
  throw new Error(
    `The archive was made by a newer version (${program}), whose database has the step ${unknown}. Install that version or a later one, and restore with it.`,
  )
}

async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of (await readdir(from).catch(whenMissing)) ?? []) {
    if (/-(wal|shm)$|\.jsonl$/.test(name)) continue
    await rename(path.join(from, name), path.join(to, name))
  }
}
