const SHORTEST_REST = 50 // milliseconds: an entry that stays due must not cause a busy loop
const FIRST_BACK_OFF = 1000 // milliseconds, doubled with each failure in a row

interface WorkerLoopOptions {
  /** Resolves with the time of the next work, if known. Long work checks `isStopped`. Errors are retried. */
  work: () => Promise<number | undefined>
  /** Milliseconds between two polls: another server may have stored something, or crashed with it. */
  longestRest: number
  stopTime?: number // milliseconds that `stop` waits before it aborts tasks
  now?: () => number
  timeout?: (milliseconds: number) => AbortSignal
  onError: (error: unknown) => void
}

/** Runs when nudged or due, one run at a time; tasks begun by a run continue beside it and nudge when they end. */
export function createWorkerLoop(options: WorkerLoopOptions) {
  const { work, longestRest, stopTime = 0, now = Date.now, timeout = AbortSignal.timeout, onError } = options
  const tasks = new Set<Promise<void>>()
  const breakOff = new AbortController()
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    let rest: number
    do {
      isWanted = false
      rest = await workOnce()
    } while (isWanted && !isStopped)
    running = undefined
    if (isStopped) return
    timer = setTimeout(nudge, Math.min(Math.max(rest, SHORTEST_REST), longestRest))
    timer.unref()
  }

  async function workOnce(): Promise<number> {
    try {
      const dueAt = await work()
      failures = 0
      return dueAt === undefined ? longestRest : dueAt - now()
    } catch (error) {
      onError(error)
      return FIRST_BACK_OFF * 2 ** failures++
    }
  }

  function nudge(): void {
    if (isStopped) return
    isWanted = true
    clearTimeout(timer)
    running ??= run()
  }

  return {
    nudge,

    begin(task: (stopping: AbortSignal) => Promise<void>): void {
      const ended = task(breakOff.signal)
        .catch(onError)
        .finally(() => {
          tasks.delete(ended)
          nudge()
        })
      tasks.add(ended)
    },

    get inHand(): number {
      return tasks.size
    },

    get isStopped(): boolean {
      return isStopped
    },

    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      timeout(stopTime).addEventListener('abort', () => breakOff.abort(new Error('The server stops.')))
      await running
      await Promise.all(tasks)
    },
  }
}
