import { setTimeout as wait } from 'node:timers/promises'
import type { ClaimedEntry, OutboxStore } from '#api/store/outbox.ts'

const SECOND = 1000
/** How long one worker keeps an entry to itself. Longer than the slowest delivery, short enough to wait for after a crash. */
const LEASE = 45 * SECOND
const FIRST_WAIT = 15 * SECOND
const LONGEST_WAIT = 6 * 3600 * SECOND
/** With the waits above, about three days. */
const MAX_ATTEMPTS = 20
/** How often to look without being told: another server may have stored something, or crashed with it. */
const LONGEST_REST = 15 * SECOND

interface OutboxDependencies {
  outbox: OutboxStore
  /** Delivers one entry; throws when the other side has not confirmed it. */
  deliver: (entry: ClaimedEntry) => Promise<void>
  now: () => number
  /** 0 to 1, for the jitter. */
  random: () => number
  onError: (error: unknown, entry?: ClaimedEntry) => void
}

export type OutboxWorker = ReturnType<typeof createOutboxWorker>

/**
 * Delivers what waits in the outbox: at once when told, otherwise when due; failures are tried again with growing,
 * jittered waits. What the other side confirmed is never sent again; what was not confirmed is never forgotten.
 */
export function createOutboxWorker({ outbox, deliver, now, random, onError }: OutboxDependencies) {
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  /** Delivers everything that is due, one after the other. */
  async function drain(): Promise<void> {
    while (!isStopped) {
      const entry = await outbox.claim(now(), now() + LEASE)
      if (!entry) return
      await attempt(entry)
    }
  }

  async function attempt(entry: ClaimedEntry): Promise<void> {
    try {
      await deliver(entry)
    } catch (error) {
      onError(error, entry)
      const reason = error instanceof Error ? error.message : String(error)
      if (entry.attempts >= MAX_ATTEMPTS) await outbox.markFailed(entry.id, now(), reason)
      else await outbox.postpone(entry.id, now() + waitAfter(entry.attempts, random()), reason)
      return
    }
    await markSent(entry)
  }

  /** The delivery is confirmed and must not happen again: a database that is busy just now gets a few more chances. */
  async function markSent(entry: ClaimedEntry, triesLeft = 5): Promise<void> {
    try {
      await outbox.markSent(entry.id, now())
    } catch (error) {
      if (triesLeft === 0) throw error
      await wait(500)
      await markSent(entry, triesLeft - 1)
    }
  }

  async function work(): Promise<void> {
    do {
      isWanted = false
      await drain().catch(onError)
    } while (isWanted && !isStopped)
    running = undefined
    if (!isStopped) await rest()
  }

  async function rest(): Promise<void> {
    const dueAt = await outbox.nextDueAt().catch(() => undefined)
    if (isStopped || running) return
    const restTime = Math.min(Math.max((dueAt ?? Number.POSITIVE_INFINITY) - now(), 0), LONGEST_REST)
    clearTimeout(timer)
    // A little more than needed, so that a stubborn entry can never turn this into a busy loop.
    timer = setTimeout(nudge, restTime + 50)
    timer.unref()
  }

  /** There may be something to do. Returns at once. */
  function nudge(): void {
    if (isStopped) return
    isWanted = true
    clearTimeout(timer)
    running ??= work()
  }

  return {
    nudge,
    /** Takes no further entry and waits for the one in hand. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** The wait before trying again, in milliseconds: doubled each time, with half of it left to chance so that retries spread out. */
export function waitAfter(attempts: number, chance: number): number {
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT)
  return Math.round(wait / 2 + (wait / 2) * chance)
}
