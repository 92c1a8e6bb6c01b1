import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { type ArchiveEntry, writeArchive } from '#api/operate/backup/archive-writer.ts'
import { expectRecipients } from '#api/operate/backup/encryption.ts'
import { keepErasures } from '#api/operate/backup/keep-erasures.ts'
import { keptArchives } from '#api/operate/backup/kept-archives.ts'
import { type BackupManifest, FORMAT } from '#api/operate/backup/manifest.ts'
import { filesOfRows, findMissing } from '#api/operate/backup/missing-files.ts'
import { snapshotPostgres } from '#api/operate/backup/snapshot-postgres.ts'
import { snapshotSqlite } from '#api/operate/backup/snapshot-sqlite.ts'
import { stageFiles, stageKeys } from '#api/operate/backup/staged-files.ts'
import { stageObjects } from '#api/operate/backup/staged-objects.ts'
import { programVersion } from '#api/operate/program-version.ts'
import { archiveName, listArchives, noteArchive, removeArchive } from '#api/outbound/backup-folder.ts'
import { createObjectStore, type ObjectPlace } from '#api/outbound/objects/object-store.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'
import { roomForDatabase } from '#api/services/limits/limits.ts'

export interface BackupPlaces {
  dataDir: string
  databaseUrl: string | undefined
  files?: ObjectPlace | undefined // of uploads; undefined for the data folder
  folder: string // of the archives
  recipients: string[] // whom they are encrypted for; none for plain ones
  isTested?: boolean // it is restored as a test then, beside itself
}

export interface MadeBackup {
  file: string
  bytes: number
  manifest: BackupManifest
  missing: string[] // files that rows lead to, and that are nowhere
  removed: string[] // names of archives that were old enough
  left: string[] // folders of unencrypted copies that could not be removed, such as another account's
}

const LEFTOVER_AGE = 12 * 3_600_000 // milliseconds; longer than any backup, and over by the next night

/** Beside a running server: one moment of its database, with every file that this moment knows, and its keys. */
export async function makeBackup({
  dataDir,
  databaseUrl,
  files,
  folder,
  recipients,
  isTested = false,
}: BackupPlaces): Promise<MadeBackup> {
  await expectRecipients(recipients)
  const staging = path.join(dataDir, `.backup-${randomUUID()}`)
  for (const place of [dataDir, folder]) await mkdir(place, { recursive: true, mode: 0o700 })
  const left = await clearLeftovers(dataDir, folder)
  await expectRoom({ dataDir, databaseUrl, folder, isTested })
  await mkdir(staging, { recursive: true, mode: 0o700 })
  try {
    const objects = files && createObjectStore(files)
    const stage = () => (objects ? stageObjects(objects, staging) : stageFiles(dataDir, staging))
    await stage()
    const madeAt = Date.now()
    const copies = path.join(staging, 'database')
    const database = databaseUrl ? await snapshotPostgres(databaseUrl, copies) : await snapshotSqlite(dataDir, copies)
    const named = await filesOfRows({ databaseUrl, dataDir })
    await stage()
    const missing = await findMissing(named, path.join(staging, 'files', 'uploads'), { databaseUrl, dataDir })
    const keys = await stageKeys(dataDir, staging)
    const file = path.join(folder, archiveName(madeAt, recipients.length > 0))
    const manifest = await writeArchive({
      file,
      entries: entriesIn(staging),
      about: {
        format: FORMAT,
        madeAt,
        program: programVersion(),
        database,
        key: keys.includes('secret.key') ? 'inside' : 'given',
      },
      recipients,
    })
    await keepErasures({ dataDir, databaseUrl, folder, steps: database.steps, madeAt })
    const unpacked = manifest.entries.reduce((sum, { size }) => sum + size, 0)
    await noteArchive(file, { ...sumsOf(manifest), missing: missing.length, unpacked, verifiedAt: null })
    const { size: bytes } = await stat(file)
    return { file, bytes, manifest, missing, removed: await removeOld(folder), left }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

export function sumsOf({ database, entries }: BackupManifest): { rows: number; files: number } {
  return {
    rows: Object.values(database.rows).reduce((sum, rows) => sum + rows, 0),
    files: entries.filter(({ name }) => name.startsWith('files/')).length,
  }
}

async function* entriesIn(folder: string, under = ''): AsyncGenerator<ArchiveEntry> {
  const entries = await readdir(path.join(folder, under), { withFileTypes: true })
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = under ? `${under}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* entriesIn(folder, name)
    else if (!/-(wal|shm)$/.test(entry.name)) yield { name, file: path.join(folder, name) }
  }
}

async function removeOld(folder: string): Promise<string[]> {
  const archives = await listArchives(folder)
  const kept = keptArchives(archives)
  const old = archives.filter((archive) => !kept.has(archive))
  for (const { file } of old) await removeArchive(file)
  return old.map(({ name }) => name)
}

/**
 * Neither the copy of the database, nor the archive, nor its test may take the room that the database itself grows into. The
 * next archive is about as large as the newest.
 */
async function expectRoom({
  dataDir,
  databaseUrl,
  folder,
  isTested,
}: Required<Pick<BackupPlaces, 'isTested'>> & Pick<BackupPlaces, 'dataDir' | 'databaseUrl' | 'folder'>): Promise<void> {
  const source = path.join(dataDir, 'site.db')
  const copy = databaseUrl ? 0 : ((await stat(source).catch(whenMissing))?.size ?? 0)
  const [newest] = await listArchives(folder)
  const archive = newest?.bytes ?? 0
  const test = isTested ? (newest?.unpacked ?? 0) : 0
  const isOneDisk = (await stat(dataDir)).dev === (await stat(folder)).dev
  // The copy is gone before the test begins.
  await expectFree(dataDir, roomForDatabase + (isOneDisk ? archive + Math.max(copy, test) : copy))
  if (!isOneDisk) await expectFree(folder, archive + test)
}

async function expectFree(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= needed) return
  throw new Error(
    `The disk of ${folder} has ${inMegabytes(free)} free, and a backup needs ${inMegabytes(needed)} for a moment: for a copy of the database, the archive and its test. Make room there; archives can lie elsewhere than in DATA_DIR (BACKUP_DIR).`,
  )
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`

/** Of a backup, its test or a restore that a power cut or the end of the server has ended: copies of everything, unencrypted. Returns those that cannot be removed: no backup waits for that. */
async function clearLeftovers(dataDir: string, folder: string): Promise<string[]> {
  const remaining: string[] = []
  for (const [place, isLeft] of [
    [dataDir, /^\.(?:backup|restore)-/],
    [folder, /^(?:dritare-.*\.part$|\.verify-)/],
  ] as const) {
    for (const name of (await readdir(place).catch(whenMissing)) ?? []) {
      const left = path.join(place, name)
      const found = isLeft.test(name) ? await stat(left).catch(whenMissing) : undefined
      if (!found || Date.now() - found.mtimeMs <= LEFTOVER_AGE) continue
      await rm(left, { recursive: true, force: true }).catch(() => void remaining.push(left))
    }
  }
  return remaining
}
