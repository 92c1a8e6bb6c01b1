import type { HandOverLog } from '#api/outbound/bulk/hand-over-log.ts'
import { DeliveryError } from '#api/outbound/delivery-error.ts'
import { untilStored } from '#api/services/jobs/until-stored.ts'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import { isLastFailure, MAX_ATTEMPTS, waitAfter } from '#api/services/outbox/outbox-waits.ts'
import type { ClaimedEntry, OutboxStore } from '#api/store/outbox.ts'

const SECOND = 1000
/** How long a claim lasts unless renewed: others wait for so long after a crash. Far above the servers' clock skew. */
const LEASE = 45 * SECOND
const RENEW_EVERY = 15 * SECOND
const AT_ONCE = 4 // concurrent deliveries, one per lane: a stalled domain blocks no other
const MOST_AGAIN = 2 // of them of mails that have failed before: what strangers' servers keep waiting leaves room for all else
const DELIVERY_TIME = 30 * SECOND // time limit of a first attempt
/** Later attempts get more time: a server that scans before it confirms would get the mail again and again. */
const LONGEST_DELIVERY = 120 * SECOND
/** A failure that takes so long holds a place; a server that asks to come again later does so at once. */
const SLOW = 10 * SECOND
const STOP_TIME = 5 * SECOND // longest wait for deliveries in flight at shutdown
/** Polling interval: another server may have stored something, or crashed with it. */
export const LONGEST_REST = 15 * SECOND
export const SWEEP_EVERY = 600 * SECOND // hashes are promised to be deleted after a day

interface OutboxDependencies {
  outbox: Pick<OutboxStore, 'claim' | 'renew' | 'markSent' | 'postpone' | 'markFailed' | 'nextDueAt'>
  /** Throws when the other side has not confirmed; a `DeliveryError` carries its answer. */
  deliver: (entry: ClaimedEntry, signal: AbortSignal) => Promise<void>
  sweep: () => Promise<void>
  /** What the other side has confirmed, told to whoever starts after a kill. */
  log: Pick<HandOverLog, 'note' | 'rest' | 'names' | 'linesOf'>
  /** Does the work, and notes how it went. */
  noted?: <Result>(work: () => Promise<Result>) => Promise<Result>
  now: () => number
  random: () => number // 0 to 1, for jitter
  timeout: (milliseconds: number) => AbortSignal
  onSent?: (entry: ClaimedEntry) => void
  onFailure: (entry: ClaimedEntry, isLast: boolean, error: unknown) => void
  onError: (error: unknown) => void
}

/** Each lane in order, at least once: a kill before the other side confirms has a mail sent again, under its Message-ID. */
export function createOutboxWorker(dependencies: OutboxDependencies) {
  const { outbox, deliver, sweep, log, noted, now, random, timeout, onSent, onFailure, onError } = dependencies
  const inHand = new Map<string, ClaimedEntry>() // by lane
  let sweptAt = Number.NEGATIVE_INFINITY
  let isCaughtUp = false
  const confirmed = new Set<string>() // delivered, but not stored yet because the database was away

  async function beginDue(): Promise<number | undefined> {
    if (!isCaughtUp) await catchUp()
    await sweepWhenDue()
    while (loop.inHand < AT_ONCE && !loop.isStopped) {
      const others = { busy: [...inHand.keys()], isFirst: againInHand() >= MOST_AGAIN }
      const entry = await outbox.claim(now(), now() + LEASE, others)
      if (!entry) return outbox.nextDueAt(others)
      inHand.set(entry.lane, entry)
      loop.begin((stopping) => attempt(entry, stopping).finally(() => release(entry)))
    }
    return undefined
  }

  const againInHand = () => [...inHand.values()].filter(({ attempts }) => attempts > 1).length

  const loop = createWorkerLoop({
    work: noted ? () => noted(beginDue) : beginDue,
    longestRest: LONGEST_REST,
    stopTime: STOP_TIME,
    now,
    timeout,
    onError,
  })

  /** A server that was killed may not have stored what had been confirmed. */
  async function catchUp(): Promise<void> {
    for (const name of await log.names(now())) {
      for (const id of (await log.linesOf(name)) ?? []) await outbox.markSent(id, now())
    }
    isCaughtUp = true
  }

  async function sweepWhenDue(): Promise<void> {
    if (Math.abs(now() - sweptAt) < SWEEP_EVERY) return
    sweptAt = now()
    await sweep().catch(onError)
  }

  function release({ lane }: ClaimedEntry): void {
    inHand.delete(lane)
    if (inHand.size === 0 && confirmed.size === 0) log.rest()
  }

  async function attempt(entry: ClaimedEntry, stopping: AbortSignal): Promise<void> {
    const beganAt = now()
    try {
      if (!confirmed.has(entry.id)) await deliverInHand(entry, stopping)
    } catch (error) {
      const isLast = isLastFailure(entry.attempts, error)
      onFailure(entry, isLast, error)
      if (isLast) await outbox.markFailed(entry.id, now(), reasonOf(error), entry.attempts)
      else
        await outbox.postpone(entry.id, {
          dueAt: now() + waitAfter(entry.attempts, random(), error),
          reason: reasonOf(error),
          attempt: entry.attempts,
          isSlow: !stopping.aborted && Math.abs(now() - beganAt) >= SLOW,
        })
      return
    }
    if (!confirmed.has(entry.id)) noteConfirmed(entry)
    onSent?.(entry)
    await untilStored(() => outbox.markSent(entry.id, now()), stopping)
    confirmed.delete(entry.id)
  }

  function noteConfirmed({ id }: ClaimedEntry): void {
    confirmed.add(id)
    try {
      log.note(id)
    } catch (error) {
      onError(error)
    }
  }

  /** Renews the claim while delivering; aborts when another server has claimed it. */
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

  return {
    nudge: loop.nudge,
    stop: loop.stop, // claims nothing more and waits; what takes too long is aborted and released
  }
}

/** Text that both databases accept, from whatever the other side said. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.slice(0, 1000).replaceAll('\u0000', '').toWellFormed()
}
