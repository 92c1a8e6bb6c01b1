import type { JobName } from '#api/contract/values/staff/health.ts'
import { clockAhead } from '#api/db/clock-ahead.ts'
import type { Executor } from '#api/db/schema.ts'

export interface StoredJobRun {
  job: JobName
  beganAt: number | null
  endedAt: number | null
  failedAt: number | null
  error: string | null
}

export function createJobRunsStore(db: Executor) {
  async function put(job: JobName, run: Omit<StoredJobRun, 'job'>, isWell: boolean): Promise<void> {
    const well = { began_at: run.beganAt, ended_at: run.endedAt }
    const failed = { failed_at: run.failedAt, error: run.error }
    await db
      .insertInto('job_runs')
      .values({ job, ...well, ...failed })
      // The last failure stays to be read after a run that went well, and the other way round.
      .onConflict((conflict) => conflict.column('job').doUpdateSet(isWell ? well : failed))
      .execute()
  }

  return {
    ended: (job: JobName, beganAt: number, endedAt: number) =>
      put(job, { beganAt, endedAt, failedAt: null, error: null }, true),

    failed: (job: JobName, failedAt: number, error: string) =>
      put(job, { beganAt: null, endedAt: null, failedAt, error }, false),

    /** Runs that a clock which was ahead has noted: nobody knows when they were. */
    async forgetAhead(now: number): Promise<void> {
      const later = now + clockAhead.skew
      await db.updateTable('job_runs').set({ began_at: null, ended_at: null }).where('ended_at', '>', later).execute()
      await db.updateTable('job_runs').set({ failed_at: null, error: null }).where('failed_at', '>', later).execute()
    },

    async list(): Promise<StoredJobRun[]> {
      return db
        .selectFrom('job_runs')
        .select(['job', 'began_at as beganAt', 'ended_at as endedAt', 'failed_at as failedAt', 'error'])
        .execute()
    },
  }
}
