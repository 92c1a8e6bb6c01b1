import { setTimeout as wait } from 'node:timers/promises'
import { DeliveryError } from '#api/outbound/delivery-error.ts'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import { isLastFailure, MAX_ATTEMPTS, waitAfter } from '#api/services/outbox/outbox-waits.ts'
import type { ClaimedEntry, OutboxStore } from '#api/store/outbox.ts'

const SECOND = 1000
/** How long an entry stays with its worker unless renewed: what others wait for after a crash, and far more than servers' clocks differ. */
const LEASE = 45 * SECOND
const RENEW_EVERY = 15 * SECOND
/** Deliveries at once; at most one of each lane, so that a domain whose server stalls keeps no other waiting. */
const AT_ONCE = 4
/** Longest delivery at the first attempt: a stalled one gives way. */
const DELIVERY_TIME = 30 * SECOND
/** Each further attempt has as much more, up to this: whoever looks for viruses before they confirm has the mail all the same, and would get it again and again. */
const LONGEST_DELIVERY = 120 * SECOND
/** Longest wait for what is in hand when the server stops. */
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
 * Delivers what waits in the outbox: at once when told, otherwise when due, several at a time but those of one lane one
 * after another; failures are tried again with growing, jittered waits. What the other side confirmed is never sent again; what was not confirmed is never forgotten. Between
 * the two lies a crash after the other side has taken a mail and before we know: it is sent again under its Message-ID.
 */
export function createOutboxWorker(dependencies: OutboxDependencies) {
  const { outbox, deliver, sweep, now, random, timeout, onFailure, onError } = dependencies
  const lanesInHand = new Set<string>()
  let sweptAt = Number.NEGATIVE_INFINITY
  /** Confirmed, but not marked yet because the database was away. */
  const confirmed = new Set<string>()

  /** Begins the deliveries that are due, as far as there is room. */
  async function beginDue(): Promise<number | undefined> {
    await sweepWhenDue()
    while (loop.inHand < AT_ONCE && !loop.isStopped) {
      const entry = await outbox.claim(now(), now() + LEASE, [...lanesInHand])
      if (!entry) return outbox.nextDueAt([...lanesInHand])
      lanesInHand.add(entry.lane)
      loop.begin((stopping) => attempt(entry, stopping).finally(() => lanesInHand.delete(entry.lane)))
    }
    // The end of a delivery makes room, and says so.
    return undefined
  }

  const loop = createWorkerLoop({
    work: beginDue,
    longestRest: LONGEST_REST,
    stopTime: STOP_TIME,
    now,
    timeout,
    onError,
  })

  async function sweepWhenDue(): Promise<void> {
    if (now() - sweptAt < SWEEP_EVERY) return
    sweptAt = now()
    await sweep().catch(onError)
  }

  async function attempt(entry: ClaimedEntry, stopping: AbortSignal): Promise<void> {
    try {
      if (!confirmed.has(entry.id)) await deliverInHand(entry, stopping)
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
  async function deliverInHand(entry: ClaimedEntry, stopping: AbortSignal): Promise<void> {
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
      const limit = timeout(Math.min(DELIVERY_TIME * entry.attempts, LONGEST_DELIVERY))
      await deliver(entry, AbortSignal.any([lost.signal, stopping, limit]))
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

  return {
    /** There may be something to do. Returns at once. */
    nudge: loop.nudge,
    /** Takes no further entry and waits for those in hand; what takes too long is broken off and put back. */
    stop: loop.stop,
  }
}

/** What both databases can hold of an error's text, which may be whatever the other side has said. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.slice(0, 1000).replaceAll('\u0000', '').toWellFormed()
}
