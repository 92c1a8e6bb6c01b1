/** Rests are never shorter, so that an entry which stays due cannot turn the loop into a busy one. Milliseconds. */
const SHORTEST_REST = 50
/** Doubled with each failure in a row. Milliseconds. */
const FIRST_BACK_OFF = 1000

interface WorkerLoopOptions {
  /**
   * Does what there is to do now. Resolves with the time at which there is more, in milliseconds since 1970; undefined when
   * nothing is known to wait. Long work looks at `isStopped` between two pieces. When it throws, it is tried again later.
   */
  work: () => Promise<number | undefined>
  /** Longest rest between two looks, in milliseconds: another server may have stored something, or crashed with it. */
  longestRest: number
  /** How long `stop` waits for tasks before it breaks them off, in milliseconds. */
  stopTime?: number
  now?: () => number
  /** A signal that aborts after so many milliseconds. */
  timeout?: (milliseconds: number) => AbortSignal
  /** The work itself has failed, for example because the database is away. */
  onError: (error: unknown) => void
}

/**
 * The loop of everything that waits and retries. It works when nudged and when something is due, one run at a time; tasks
 * that the work begins go on beside it, and each nudges the loop when it ends.
 */
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

  /** Returns how long to rest afterwards, in milliseconds. */
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
    /** There may be something to do. Returns at once. */
    nudge,

    /** Begins a task; its signal aborts when the loop has waited long enough for it to stop. */
    begin(task: (stopping: AbortSignal) => Promise<void>): void {
      const ended = task(breakOff.signal)
        .catch(onError)
        .finally(() => {
          tasks.delete(ended)
          nudge()
        })
      tasks.add(ended)
    },

    /** How many tasks have begun and not ended. */
    get inHand(): number {
      return tasks.size
    },

    get isStopped(): boolean {
      return isStopped
    },

    /** Begins nothing more, and resolves when everything has ended; what takes longer than `stopTime` is broken off. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      timeout(stopTime).addEventListener('abort', () => breakOff.abort(new Error('The server stops.')))
      await running
      await Promise.all(tasks)
    },
  }
}
