import type { NowAnswer } from '#api/contract/staff/analytics.ts'
import { AppError } from '#api/errors.ts'
import type { ReadNow } from '#api/services/dashboard/now.ts'

const EVERY = 5000 // milliseconds between two answers
/** Then the browser asks again by itself. */
const LONGEST = 300_000
const MOST = 50 // streams of one server
const MOST_OF_ONE = 5 // of one account: a tab each
const RETRY = 30 // seconds

interface Listener {
  account: string
  until: number
  isAllowed: () => Promise<boolean> // asked before each answer: a session may end, and an account lose its right
  tell: (answer: NowAnswer) => void
  end: () => void
}

interface NowEventsDependencies {
  readNow: ReadNow
  onError: (error: unknown) => void
  every?: number
  now?: () => number
}

export type NowEvents = ReturnType<typeof createNowEvents>

/** Tells all who listen of one and the same answer; nobody listens, nothing is read. */
export function createNowEvents({ readNow, onError, every = EVERY, now = Date.now }: NowEventsDependencies) {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let isReading = false

  async function tellAll(): Promise<void> {
    for (const listener of listeners) if (listener.until <= now()) end(listener)
    if (isReading || listeners.size === 0) return
    isReading = true
    try {
      const answer = await readNow()
      for (const listener of [...listeners]) {
        const isAllowed = await listener.isAllowed()
        // Whoever has left meanwhile is not told.
        if (!listeners.has(listener)) continue
        if (isAllowed) listener.tell(answer)
        else end(listener)
      }
    } catch (error) {
      onError(error)
    } finally {
      isReading = false
    }
  }

  function leave(listener: Listener): void {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  /** Told no more from now on: whose network is gone takes long to be gone. */
  function end(listener: Listener): void {
    leave(listener)
    listener.end()
  }

  return {
    /** Returns how to leave. Throws `unavailable` when too many listen: those poll instead. */
    listen(listener: Omit<Listener, 'until'>): () => void {
      const own = [...listeners].filter(({ account }) => account === listener.account).length
      if (listeners.size >= MOST || own >= MOST_OF_ONE) throw new AppError('unavailable', { retryAfter: RETRY })
      const joined = { ...listener, until: now() + LONGEST }
      listeners.add(joined)
      timer ??= setInterval(tellAll, every).unref()
      return () => leave(joined)
    },

    /** Ends every stream, for a server that closes. */
    endAll(): void {
      for (const listener of listeners) end(listener)
    },

    get count(): number {
      return listeners.size
    },
  }
}
