import type { HealthBackups } from '#api/contract/staff/health.ts'
import { listArchives } from '#api/outbound/backup-folder.ts'
import { BACKUP_EVERY, lastDue } from '#api/services/backups/backup-times.ts'

interface BackupReadingOptions {
  folder: string
  at: string | undefined // time of day, UTC; undefined while none is planned
  copiesIn: string | undefined // where archives are copied to
  now: () => number
}

/** What archives there are, also those made by another program's clock. */
export function createBackupReading({ folder, at, copiesIn, now }: BackupReadingOptions) {
  return async (): Promise<HealthBackups> => {
    const archives = await listArchives(folder)
    const [last] = archives
    return {
      last: last
        ? { at: last.madeAt, bytes: last.bytes, isEncrypted: last.isEncrypted, missing: last.missing ?? 0 }
        : null,
      verifiedAt: archives.reduce<number | null>((latest, { verifiedAt }) => later(latest, verifiedAt), null),
      kept: archives.length,
      bytes: archives.reduce((sum, { bytes }) => sum + bytes, 0),
      copied:
        copiesIn === undefined ? null : { in: copiesIn, at: archives.find(({ copiedAt }) => copiedAt)?.madeAt ?? null },
      nextAt: at === undefined ? null : lastDue(at, now()) + BACKUP_EVERY,
    }
  }
}

function later(one: number | null, other: number | null | undefined): number | null {
  if (other === null || other === undefined) return one
  return one === null ? other : Math.max(one, other)
}
