import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sumsOf } from '#api/operate/backup/make-backup.ts'
import type { BackupManifest } from '#api/operate/backup/manifest.ts'
import { restoreArchive } from '#api/operate/backup/restore-archive.ts'
import { noteArchive } from '#api/outbound/backup-folder.ts'

/** Restores an archive into a folder beside it, compares every hash and count, and notes that it did. Throws what is wrong. */
export async function verifyArchive(archive: string, identity: string | undefined): Promise<BackupManifest> {
  const dataDir = path.join(path.dirname(archive), `.verify-${randomUUID()}`)
  try {
    const { manifest } = await restoreArchive({
      archive,
      dataDir,
      // Also of PostgreSQL: its rows go into either database.
      databaseUrl: undefined,
      backups: dataDir,
      identity,
      holdsBack: false,
      now: Date.now,
    })
    await noteArchive(archive, { ...sumsOf(manifest), verifiedAt: Date.now() })
    return manifest
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
