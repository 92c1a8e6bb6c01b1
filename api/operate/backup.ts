import { parseArgs } from 'node:util'
import { readEnvironment } from '#api/environment.ts'
import { createArchiveCopies } from '#api/operate/backup/archive-copies.ts'
import { newBackupKeys } from '#api/operate/backup/encryption.ts'
import { makeBackup, sumsOf } from '#api/operate/backup/make-backup.ts'
import type { BackupManifest } from '#api/operate/backup/manifest.ts'
import { missingFiles } from '#api/operate/backup/missing-files.ts'
import { namedArchive } from '#api/operate/backup/named-archive.ts'
import { noteBackupRun } from '#api/operate/backup/note-run.ts'
import { verifyArchive } from '#api/operate/backup/verify-archive.ts'
import { refuseMoved } from '#api/operate/moved-away.ts'
import { operatorCommand } from '#api/operate/operator-command.ts'
import { refuseRoot } from '#api/operate/refuse-root.ts'
import { listArchives } from '#api/outbound/backup-folder.ts'
import type { ObjectPlace } from '#api/outbound/objects/object-store.ts'

const usage =
  'npm run backup | npm run backup -- --verify [archive] | npm run backup -- --list | npm run backup -- --new-key'

/** `npm run backup`: an archive of the whole site, beside the running server. `--verify` also restores it, as a test; `--list` names those that there are. */
await operatorCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      verify: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      'new-key': { type: 'boolean', default: false },
    },
  })
  const [archive] = positionals
  if (positionals.length > 1 || (archive !== undefined && !values.verify)) throw new Error(`Say one of: ${usage}`)
  if (values['new-key']) return tellKeys(await newBackupKeys())
  const environment = readEnvironment(process.env)
  const { backup } = environment
  if (values.list) return await list(backup)
  await refuseRoot(environment.dataDir)
  if (archive !== undefined) return await verify(await namedArchive(archive, backup), backup.identity)

  if (!environment.databaseUrl) await refuseMoved(environment.dataDir)
  const beganAt = Date.now()
  const made = await makeBackup({ ...environment, ...backup })
  await noteBackupRun(environment, beganAt)
  console.info(
    `${inWords(made.manifest)}, ${inMegabytes(made.bytes)}, in ${((Date.now() - beganAt) / 1000).toFixed(1)} s`,
  )
  if (made.manifest.key === 'given')
    console.info(
      'SECRET_KEY is not in the archive: keep it elsewhere, or no link and no sign-in works after a restore.',
    )
  if (made.missing.length > 0) console.warn(missingFiles(made.missing))
  for (const name of made.removed) console.info(`Removed, being old enough: ${name}`)
  for (const left of made.left)
    console.warn(
      `An unencrypted copy of the site, left by an interrupted backup or restore, cannot be removed: ${left}`,
    )
  if (values.verify) await verify(made.file, backup.identity)
  if (backup.copies) await copy(backup.copies, backup.folder)
  console.info(made.file)
})

/** It stays in its folder when that fails, and the next one takes it along. */
async function copy(place: ObjectPlace, folder: string): Promise<void> {
  const copies = createArchiveCopies(place)
  for (const name of await copies.bring(folder)) console.info(`Removed, being old enough: ${copies.name}${name}`)
  console.info(`Copied to ${copies.name}`)
}

async function list({ folder, copies: place }: { folder: string; copies: ObjectPlace | undefined }): Promise<void> {
  for (const { file, bytes } of await listArchives(folder)) console.info(`${file}  ${inMegabytes(bytes)}`)
  const copies = place && createArchiveCopies(place)
  for (const { name, bytes } of (await copies?.list()) ?? [])
    console.info(`${copies?.name}${name}  ${inMegabytes(bytes)}`)
}

async function verify(archive: string, identity: string | undefined): Promise<void> {
  const manifest = await verifyArchive(archive, identity)
  console.info(`Restored as a test, and every hash and count is the same: ${inWords(manifest)}`)
}

function inWords(manifest: BackupManifest): string {
  const { rows, files } = sumsOf(manifest)
  return `${rows} rows and ${files} files of ${new Date(manifest.madeAt).toISOString()}`
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

function tellKeys({ recipient, identity }: { recipient: string; identity: string }): void {
  console.info('For the server, which then encrypts and cannot read:')
  console.info(`  BACKUP_RECIPIENTS=${recipient}`)
  console.info('For you, away from the server: without it no archive can be read.')
  console.info(`  BACKUP_IDENTITY=${identity}`)
}
