import { setImmediate as nextTurn } from 'node:timers/promises'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import type { RetentionTask } from '#api/services/retention/retention.ts'

const HOUR = 3_600_000

interface RetentionJobDependencies {
  tasks: RetentionTask[]
  /** A task has failed; the others go on, and it has its turn again in an hour. */
  onError: (error: unknown, task: string) => void
}

export type RetentionJob = ReturnType<typeof createRetentionJob>

/** Runs the tasks when the server starts and every hour after (D28). */
export function createRetentionJob({ tasks, onError }: RetentionJobDependencies) {
  async function run(): Promise<undefined> {
    for (const task of tasks) {
      try {
        // Requests have their turn between two batches: SQLite's driver stops the process while it works.
        while (!loop.isStopped && (await task.deleteSome())) await nextTurn()
      } catch (error) {
        onError(error, task.name)
      }
    }
  }

  const loop = createWorkerLoop({ work: run, longestRest: HOUR, onError: (error) => onError(error, 'what is over') })

  return {
    /** Deletes what is over now. */
    run,
    start: loop.nudge,
    /** Resolves once the batch in hand is done. */
    stop: loop.stop,
  }
}
