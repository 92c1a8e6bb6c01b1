import { setImmediate as nextTurn } from 'node:timers/promises'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import type { RetentionTask } from '#api/services/retention/retention.ts'

const HOUR = 3_600_000

interface RetentionJobDependencies {
  tasks: RetentionTask[]
  onError: (error: unknown, task: string) => void // the other tasks go on, and this one is retried in an hour
}

/** Runs the tasks at start and every hour (D28). */
export function createRetentionJob({ tasks, onError }: RetentionJobDependencies) {
  async function run(): Promise<undefined> {
    for (const task of tasks) {
      try {
        // SQLite's driver is synchronous: let requests run between two batches.
        while (!loop.isStopped && (await task.deleteSome())) await nextTurn()
      } catch (error) {
        onError(error, task.name)
      }
    }
  }

  const loop = createWorkerLoop({ work: run, longestRest: HOUR, onError: (error) => onError(error, 'what is over') })

  return {
    run,
    start: loop.nudge,
    stop: loop.stop,
  }
}
