import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RetentionTask } from '#api/services/retention.ts'

const HOUR = 3_600_000

interface RetentionJobDependencies {
  tasks: RetentionTask[]
  /** A task has failed; the others go on, and it has its turn again in an hour. */
  onError: (error: unknown, task: string) => void
}

export type RetentionJob = ReturnType<typeof createRetentionJob>

/** Runs the tasks when the server starts and every hour after (D28). */
export function createRetentionJob({ tasks, onError }: RetentionJobDependencies) {
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function runAll(): Promise<void> {
    for (const task of tasks) {
      try {
        // Requests have their turn between two batches: SQLite's driver stops the process while it works.
        while (!isStopped && (await task.deleteSome())) await nextTurn()
      } catch (error) {
        onError(error, task.name)
      }
    }
  }

  /** Deletes what is over now. Never runs twice at a time. */
  function run(): Promise<void> {
    running ??= runAll().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    run,
    start(): void {
      if (isStopped || timer) return
      timer = setInterval(run, HOUR)
      timer.unref()
      void run()
    },
    /** Resolves once the batch in hand is done. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
