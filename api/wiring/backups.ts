import path from 'node:path'
import { runBackup } from '#api/operate/backup/run-backup.ts'
import { objectsName } from '#api/outbound/objects/object-store.ts'
import { createBackupJob } from '#api/services/backups/backup-job.ts'
import { createBackupReading } from '#api/services/backups/backup-reading.ts'
import type { JobRuns } from '#api/services/jobs/job-runs.ts'
import type { Parts } from '#api/wiring/parts.ts'

export function wireBackupReading({ environment, now }: Pick<Parts, 'environment' | 'now'>) {
  const { at, copies, folder = path.join(environment.dataDir, 'backups') } = environment.backup ?? {}
  const copiesIn = copies && objectsName(copies)
  return { isPlanned: at !== undefined, read: createBackupReading({ folder, at, copiesIn, now }) }
}

/** Undefined where nobody has asked for any. */
export function wireBackupJob({ environment, stores, log, now }: Parts, jobRuns: JobRuns) {
  const { backup, dataDir, databaseUrl, files } = environment
  if (!backup?.at) return undefined
  const { at, folder, copies, recipients, identity } = backup
  return createBackupJob({
    at,
    stores,
    jobRuns,
    async run(stopping) {
      const places = { dataDir, databaseUrl, files, folder, copies, recipients, identity }
      for (const trouble of await runBackup(places, stopping))
        log.error({ trouble }, 'The backup is made, but not all is well')
    },
    now,
    onError: (err) => log.error({ err }, 'The backup failed; it is tried again within the hour'),
  })
}
