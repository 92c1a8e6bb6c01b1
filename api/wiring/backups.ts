import path from 'node:path'
import { runBackup } from '#api/operate/backup/run-backup.ts'
import { createBackupJob } from '#api/services/backups/backup-job.ts'
import { createBackupReading } from '#api/services/backups/backup-reading.ts'
import type { JobRuns } from '#api/services/jobs/job-runs.ts'
import type { Parts } from '#api/wiring/parts.ts'

export function wireBackupReading({ environment, now }: Pick<Parts, 'environment' | 'now'>) {
  const { at, folder = path.join(environment.dataDir, 'backups') } = environment.backup ?? {}
  return { isPlanned: at !== undefined, read: createBackupReading({ folder, at, now }) }
}

/** Undefined where nobody has asked for any. */
export function wireBackupJob({ environment, stores, log, now }: Parts, jobRuns: JobRuns) {
  const { backup, dataDir, databaseUrl, files } = environment
  if (!backup?.at) return undefined
  const { at, folder, recipients, identity } = backup
  return createBackupJob({
    at,
    stores,
    jobRuns,
    run: (stopping) => runBackup({ dataDir, databaseUrl, files, folder, recipients, identity }, stopping),
    now,
    onError: (err) => log.error({ err }, 'The backup failed; it is tried again within the hour'),
  })
}
