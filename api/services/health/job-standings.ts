import type { HealthJob } from '#api/contract/staff/health.ts'
import { type JobName, jobNames } from '#api/contract/values/staff/health.ts'
import { BACKUP_EVERY } from '#api/services/backups/backup-times.ts'
import { LETTERS_EVERY } from '#api/services/dashboard/letters/letters-job.ts'
import { SUMS_EVERY } from '#api/services/dashboard/sums/sums-job.ts'
import { REPORTS_EVERY } from '#api/services/issue-sending/report-folder.ts'
import { LONGEST_REST as NEWSLETTER_EVERY } from '#api/services/issue-sending/sending-queue.ts'
import { coveredReason } from '#api/services/outbox/covered.ts'
import { LONGEST_REST as MAILS_EVERY, SWEEP_EVERY } from '#api/services/outbox/outbox.ts'
import { LONGEST_REST as PUSH_EVERY } from '#api/services/push/push-queue.ts'
import { RETENTION_EVERY } from '#api/services/retention/retention-job.ts'
import type { StoredJobRun } from '#api/store/staff/job-runs.ts'

const SLACK = 300_000 // milliseconds: runs are noted once a minute, and a long one is noted at its end

const every: Record<JobName, number> = {
  mails: MAILS_EVERY,
  sweep: SWEEP_EVERY,
  push: PUSH_EVERY,
  newsletter: NEWSLETTER_EVERY,
  reports: REPORTS_EVERY,
  sums: SUMS_EVERY,
  letters: LETTERS_EVERY,
  retention: RETENTION_EVERY,
  backup: BACKUP_EVERY,
}

/** How each job stands, without those that do not run here. */
export function jobStandings(runs: StoredJobRun[], now: number, isOff: (job: JobName) => boolean): HealthJob[] {
  return jobNames
    .filter((job) => !isOff(job))
    .map((job) => {
      const run = runs.find((one) => one.job === job)
      const { beganAt = null, endedAt = null, failedAt = null, error = null } = run ?? {}
      return {
        job,
        every: every[job],
        standing: standingOf(every[job], endedAt, failedAt, now),
        beganAt,
        endedAt,
        nextAt: endedAt === null ? null : Math.max(endedAt + every[job], now),
        failedAt,
        error: error === null ? null : coveredReason(error, undefined),
      }
    })
}

function standingOf(
  between: number,
  endedAt: number | null,
  failedAt: number | null,
  now: number,
): HealthJob['standing'] {
  if (failedAt !== null && failedAt >= (endedAt ?? 0)) return 'failed'
  if (endedAt === null) return 'never'
  return now - endedAt > 2 * between + SLACK ? 'late' : 'well'
}
