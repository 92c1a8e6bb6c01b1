import { setTimeout as wait } from 'node:timers/promises'
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
        for (let began = performance.now(); !loop.isStopped && (await task.deleteSome()); began = performance.now()) {
          // SQLite's driver is synchronous, and a render waits for twenty turns of the event loop: as long for others.
          await wait(performance.now() - began)
        }
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
