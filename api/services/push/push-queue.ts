import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import type { PushAttempt, PushResult } from '#api/services/push/push-attempt.ts'
import type { PushDelivery, PushOutcome } from '#api/store/push-deliveries.ts'
import type { StoredPushSubscription } from '#api/store/push-subscriptions.ts'
import type { Stores } from '#api/store/stores.ts'

const SECOND = 1000
const MOST_AT_ONCE = 20
const GATHERING = 20 // results are batched for so long, so that they share a commit
const STOP_TIME = 2 * SECOND // longest wait for messages in flight at shutdown
export const PUSH_SENT_KEPT = 30 * 24 * 3600 * SECOND // how long sent messages stay on record
export const LONGEST_REST = 15 * SECOND // polling interval: another server may have published something

interface PushQueueDependencies {
  stores: Stores
  serverKey: string // only subscriptions made with this public key can be reached
  announceSome: () => Promise<boolean>
  attempt: PushAttempt
  /** Does the work, and notes how it went. */
  noted: <Result>(work: () => Promise<Result>) => Promise<Result>
  now: () => number
  timeout: (milliseconds: number) => AbortSignal
  onTrouble: (reason: string, count: number) => void
  onError: (error: unknown) => void
}

/** Messages are claimed for good before they are sent; results are stored with the next batch. */
export function createPushQueue(dependencies: PushQueueDependencies) {
  const { stores, serverKey, announceSome, attempt, noted, now, timeout, onTrouble, onError } = dependencies
  let finished: PushResult[] = []
  let troubles = new Map<string, number>()

  async function work(): Promise<number | undefined> {
    if (finished.length > 0) await wait(GATHERING)
    let isMore: boolean
    do {
      // SQLite's driver is synchronous: yield, or nobody else has a turn.
      await nextTurn()
      const hasAnnounced = await announceSome()
      const claimed = await exchange(MOST_AT_ONCE - loop.inHand)
      for (const { delivery, subscription } of claimed) {
        loop.begin((stopping) => send(delivery, subscription, stopping))
      }
      isMore = hasAnnounced || (claimed.length > 0 && loop.inHand < MOST_AT_ONCE)
    } while (isMore && !loop.isStopped)
    if (loop.inHand === 0 && finished.length === 0) report()
    return loop.inHand < MOST_AT_ONCE ? nextDueAt() : undefined
  }

  const loop = createWorkerLoop({
    work: () => noted(work),
    longestRest: LONGEST_REST,
    stopTime: STOP_TIME,
    now,
    timeout,
    onError,
  })

  async function send(delivery: PushDelivery, subscription: StoredPushSubscription, stopping: AbortSignal) {
    const result = await attempt(delivery, subscription, stopping).catch((error: unknown): PushResult => {
      onError(error)
      // Only preparing can throw; the sender itself never does.
      return { delivery, kind: 'later', dueAt: now() + LONGEST_REST, attempts: delivery.attempts }
    })
    finished.push(result)
    if (result.reason) troubles.set(result.reason, (troubles.get(result.reason) ?? 0) + 1)
  }

  /** Stores results and claims up to `limit` others in one transaction. */
  async function exchange(limit: number) {
    if (finished.length === 0 && (limit === 0 || !(await isDue()))) return []
    const done = finished
    finished = []
    try {
      return await stores.transaction([], async (within) => {
        await settle(within, done)
        if (limit === 0) return []
        const claimed = await within.pushDeliveries.claim(serverKey, now(), limit)
        const found = await within.pushSubscriptions.findSome(claimed.map((one) => one.subscriptionId))
        return claimed.flatMap((delivery) => {
          const subscription = found.find(({ id }) => id === delivery.subscriptionId)
          return subscription ? [{ delivery, subscription }] : []
        })
      })
    } catch (error) {
      finished = [...done, ...finished]
      throw error
    }
  }

  async function isDue(): Promise<boolean> {
    return ((await stores.pushDeliveries.nextDueAt(serverKey)) ?? Number.POSITIVE_INFINITY) <= now()
  }

  async function nextDueAt(): Promise<number> {
    const times = await Promise.all([stores.pushAnnouncements.nextDueAt(), stores.pushDeliveries.nextDueAt(serverKey)])
    return Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY))
  }

  function report(): void {
    for (const [reason, count] of troubles) onTrouble(reason, count)
    troubles = new Map()
  }

  return {
    nudge: loop.nudge,

    /** Claims nothing more, waits `STOP_TIME` for messages in flight, aborts the rest and stores all results. */
    async stop(): Promise<void> {
      await loop.stop()
      await exchange(0).catch(onError)
      report()
    },
  }
}

async function settle(
  { pushDeliveries, pushSubscriptions }: Pick<Stores, 'pushDeliveries' | 'pushSubscriptions'>,
  results: PushResult[],
): Promise<void> {
  const outcomes = new Map<PushOutcome, string[]>()
  const gone: string[] = []
  for (const result of results) {
    const { id, subscriptionId } = result.delivery
    if (result.kind === 'gone') gone.push(subscriptionId)
    else if (result.kind === 'later') await pushDeliveries.postpone(result.delivery, result.dueAt, result.attempts)
    else outcomes.set(result.outcome, [...(outcomes.get(result.outcome) ?? []), id])
  }
  for (const [outcome, ids] of outcomes) await pushDeliveries.settle(ids, outcome)
  await pushSubscriptions.deleteSome(gone)
}
