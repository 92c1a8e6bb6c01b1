import { setTimeout as wait } from 'node:timers/promises'
import { DeliveryError } from '#api/outbound/delivery-error.ts'
import { isLastFailure, MAX_ATTEMPTS, waitAfter } from '#api/services/outbox-waits.ts'
import type { ClaimedEntry, OutboxStore } from '#api/store/outbox.ts'

const SECOND = 1000
/** How long an entry stays with its worker unless renewed: what others wait for after a crash, and far more than servers' clocks differ. */
const LEASE = 45 * SECOND
const RENEW_EVERY = 15 * SECOND
/** Longest delivery, however busy the other side keeps us. */
const DELIVERY_TIME = 300 * SECOND
/** Longest wait for the entry in hand when the server stops. */
const STOP_TIME = 5 * SECOND
/** How often to look without being told: another server may have stored something, or crashed with it. */
const LONGEST_REST = 15 * SECOND
/** How often old rows are deleted. Hashes are promised to go after a day, so once a day would keep some for two. */
const SWEEP_EVERY = 600 * SECOND

interface OutboxDependencies {
  outbox: Pick<OutboxStore, 'claim' | 'renew' | 'markSent' | 'postpone' | 'markFailed' | 'nextDueAt'>
  /** Delivers one entry; throws when the other side has not confirmed it, a `DeliveryError` when it has said more. */
  deliver: (entry: ClaimedEntry, signal: AbortSignal) => Promise<void>
  /** Deletes what is no longer needed. */
  sweep: () => Promise<void>
  now: () => number
  /** 0 to 1, for the jitter. */
  random: () => number
  /** A signal that aborts after so many milliseconds. */
  timeout: (milliseconds: number) => AbortSignal
  onFailure: (entry: ClaimedEntry, isLast: boolean, error: unknown) => void
  /** The outbox itself cannot work, for example because the database is away. */
  onError: (error: unknown) => void
}

export type OutboxWorker = ReturnType<typeof createOutboxWorker>

/**
 * Delivers what waits in the outbox: at once when told, otherwise when due; failures are tried again with growing,
 * jittered waits. What the other side confirmed is never sent again; what was not confirmed is never forgotten. Between
 * the two lies a crash after the other side has taken a mail and before we know: it is sent again under its Message-ID.
 */
export function createOutboxWorker(dependencies: OutboxDependencies) {
  const { outbox, deliver, sweep, now, random, timeout, onFailure, onError } = dependencies
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let sweptAt = Number.NEGATIVE_INFINITY
  const stopping = new AbortController()
  /** Confirmed, but not marked yet because the database was away. */
  const confirmed = new Set<string>()

  /** Delivers everything that is due, one after the other. */
  async function drain(): Promise<void> {
    while (!isStopped) {
      await sweepWhenDue()
      const entry = await outbox.claim(now(), now() + LEASE)
      if (!entry) return
      await attempt(entry)
    }
  }

  async function sweepWhenDue(): Promise<void> {
    if (now() - sweptAt < SWEEP_EVERY) return
    sweptAt = now()
    await sweep().catch(onError)
  }

  async function attempt(entry: ClaimedEntry): Promise<void> {
    try {
      if (!confirmed.has(entry.id)) await deliverInHand(entry)
    } catch (error) {
      const isLast = isLastFailure(entry.attempts, error)
      onFailure(entry, isLast, error)
      if (isLast) await outbox.markFailed(entry.id, now(), reasonOf(error), entry.attempts)
      else
        await outbox.postpone(
          entry.id,
          now() + waitAfter(entry.attempts, random(), error),
          reasonOf(error),
          entry.attempts,
        )
      return
    }
    confirmed.add(entry.id)
    await markSent(entry)
    confirmed.delete(entry.id)
  }

  /** Delivers an entry and keeps it in hand meanwhile; gives up when another server has it after all. */
  async function deliverInHand(entry: ClaimedEntry): Promise<void> {
    if (entry.attempts > MAX_ATTEMPTS) {
      throw new DeliveryError('Its last attempt never ended: the server stopped in the middle.', { isPermanent: true })
    }
    const lost = new AbortController()
    const renewal = setInterval(async () => {
      try {
        if (!(await outbox.renew(entry, now() + LEASE))) lost.abort(new Error('Another server has taken this entry.'))
      } catch (error) {
        onError(error)
      }
    }, RENEW_EVERY)
    try {
      await deliver(entry, AbortSignal.any([lost.signal, stopping.signal, timeout(DELIVERY_TIME)]))
    } finally {
      clearInterval(renewal)
    }
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
    /** Takes no further entry and waits for the one in hand; if that takes too long, it is broken off and put back. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      timeout(STOP_TIME).addEventListener('abort', () => stopping.abort(new Error('The server stops.')))
      await running
    },
  }
}

/** What both databases can hold of an error's text, which may be whatever the other side has said. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.slice(0, 1000).replaceAll('\u0000', '').toWellFormed()
}
