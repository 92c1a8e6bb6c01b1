import { inTurns } from '#api/services/jobs/in-turns.ts'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import type { RetentionTask } from '#api/services/retention/retention.ts'

export const RETENTION_EVERY = 3_600_000 // milliseconds

interface RetentionJobDependencies {
  tasks: RetentionTask[]
  onError: (error: unknown, task: string) => void // the other tasks go on, and this one is retried in an hour
  /** Gets the first of a run's errors, if there was one. */
  onRun?: (beganAt: number, error?: unknown) => Promise<void>
  now?: () => number
}

/** Runs the tasks at start and every hour (D28). */
export function createRetentionJob({ tasks, onError, onRun, now = Date.now }: RetentionJobDependencies) {
  async function run(): Promise<undefined> {
    const beganAt = now()
    const errors: unknown[] = []
    for (const task of tasks) {
      try {
        await inTurns(async () => !loop.isStopped && (await task.deleteSome()))
      } catch (error) {
        errors.push(error)
        onError(error, task.name)
      }
    }
    if (!loop.isStopped) await onRun?.(beganAt, errors[0])
  }

  const loop = createWorkerLoop({
    work: run,
    longestRest: RETENTION_EVERY,
    onError: (error) => onError(error, 'what is over'),
  })

  return {
    run,
    start: loop.nudge,
    stop: loop.stop,
  }
}
