import { BACKUP_EVERY, lastDue } from '#api/services/backups/backup-times.ts'
import type { JobRuns } from '#api/services/jobs/job-runs.ts'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import type { Stores } from '#api/store/stores.ts'

const HOUR = 3_600_000 // milliseconds
const RETRY = HOUR // after a backup that failed
const CLAIM = 3 * HOUR // longer than any backup: whoever has claimed it for so long has died over it
const LOOK_EVERY = HOUR // clocks are set, and another server may have died
const SKEW = 5 * 60_000 // milliseconds that clocks of several servers may differ by
const claimName = 'backup-claimed-at'
const lock = 'backup'

interface BackupJobDependencies {
  at: string // time of day, UTC
  stores: Pick<Stores, 'jobRuns' | 'transaction'>
  jobRuns: JobRuns
  /** Makes one and tries it, elsewhere than on the server's thread; rejects when it is told to stop. */
  run: (stopping: AbortSignal) => Promise<void>
  now: () => number
  onError: (error: unknown) => void
}

/** A backup a day, on one of all servers. One that was missed, because no server ran, is made at the next start. */
export function createBackupJob({ at, stores, jobRuns, run, now, onError }: BackupJobDependencies) {
  const stopping = new AbortController()

  async function work(): Promise<number> {
    const due = lastDue(at, now())
    if (!(await claim(due))) return due + BACKUP_EVERY
    try {
      await jobRuns.noted('backup', () => run(stopping.signal))
      return due + BACKUP_EVERY
    } catch (error) {
      if (stopping.signal.aborted) {
        // The next start makes it.
        await release()
        return due
      }
      onError(error)
      return now() + RETRY
    }
  }

  function claim(due: number): Promise<boolean> {
    return stores.transaction([lock], async ({ jobRuns: runs, settings }) => {
      const last = (await runs.list()).find(({ job }) => job === 'backup')
      // What a clock that was ahead has noted was not then.
      const believed = (time: number | null | undefined) => (time && time <= now() + SKEW ? time : 0)
      if (believed(last?.endedAt) >= due) return false
      const claimedAt = believed(Number((await settings.find([claimName])).get(claimName)))
      const hasFailed = believed(last?.failedAt) >= claimedAt
      const wait = hasFailed ? RETRY : CLAIM
      if (claimedAt > 0 && now() - claimedAt < wait) return false
      await settings.put(claimName, String(now()))
      return true
    })
  }

  const release = () => stores.transaction([lock], ({ settings }) => settings.remove(claimName))

  const loop = createWorkerLoop({ work, longestRest: LOOK_EVERY, now, onError })

  return {
    run: work,
    start: loop.nudge,

    async stop(): Promise<void> {
      stopping.abort(new Error('The server stops.'))
      await loop.stop()
    },
  }
}
