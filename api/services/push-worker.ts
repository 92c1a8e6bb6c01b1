import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { PushAttempt, PushResult } from '#api/services/push-attempt.ts'
import type { PushDelivery, PushOutcome } from '#api/store/push-deliveries.ts'
import type { StoredPushSubscription } from '#api/store/push-subscriptions.ts'
import type { Stores } from '#api/store/stores.ts'

const SECOND = 1000
/** Messages under way at once. */
const MOST_AT_ONCE = 20
/** After one message is done, for so long others may be: they are put down together, and requests have their turn. */
const GATHERING = 20
/** Longest wait for the messages in hand when the server stops. */
const STOP_TIME = 2 * SECOND
/** How often to look without being told: another server may have published something. */
const LONGEST_REST = 15 * SECOND

interface PushWorkerDependencies {
  stores: Stores
  /** The server's public key: only subscriptions made with it can be reached. */
  serverKey: string
  /** Turns a bit of what was published into messages. False when there is nothing to do. */
  announceSome: () => Promise<boolean>
  attempt: PushAttempt
  now: () => number
  timeout: (milliseconds: number) => AbortSignal
  /** What went wrong with how many messages. */
  onTrouble: (reason: string, count: number) => void
  /** The worker itself cannot work, for example because the database is away. */
  onError: (error: unknown) => void
}

export type PushWorker = ReturnType<typeof createPushWorker>

/**
 * Tells subscribers of new posts, some at a time; a queue of its own, so that no mail waits behind it. A message is taken
 * for good before it is sent, and what became of it is put down with the next ones that are taken.
 */
export function createPushWorker(dependencies: PushWorkerDependencies) {
  const { stores, serverKey, announceSome, attempt, now, timeout, onTrouble, onError } = dependencies
  const inHand = new Set<Promise<void>>()
  let finished: PushResult[] = []
  let troubles = new Map<string, number>()
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let wake = Promise.withResolvers<void>()
  const stopping = new AbortController()

  async function drain(): Promise<void> {
    while (!isStopped) {
      // SQLite's driver answers at once: without this, nobody else would have a turn.
      await nextTurn()
      const hasAnnounced = await announceSome()
      const claimed = await exchange(MOST_AT_ONCE - inHand.size)
      for (const { delivery, subscription } of claimed) take(delivery, subscription)
      if (hasAnnounced) continue
      if (inHand.size === 0 && finished.length === 0) return
      if (claimed.length > 0 && inHand.size < MOST_AT_ONCE) continue
      // What was done while the database was at work is put down without waiting for more.
      if (finished.length === 0) await Promise.race([...inHand, wake.promise])
      wake = Promise.withResolvers()
      await wait(GATHERING)
    }
  }

  function take(delivery: PushDelivery, subscription: StoredPushSubscription): void {
    const work = attempt(delivery, subscription, stopping.signal)
      .catch((error: unknown): PushResult => {
        onError(error)
        // Thrown before anything was sent: the sender itself never throws.
        return { delivery, kind: 'later', dueAt: now() + LONGEST_REST, attempts: delivery.attempts }
      })
      .then((result) => {
        finished.push(result)
        if (result.reason) troubles.set(result.reason, (troubles.get(result.reason) ?? 0) + 1)
        inHand.delete(work)
      })
    inHand.add(work)
  }

  /** Puts down what is done and takes up to so many others, as one. */
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

  async function work(): Promise<void> {
    do {
      isWanted = false
      await drain().catch(onError)
    } while (isWanted && !isStopped)
    for (const [reason, count] of troubles) onTrouble(reason, count)
    troubles = new Map()
    running = undefined
    if (!isStopped) await rest()
  }

  async function rest(): Promise<void> {
    const times = await Promise.all([
      stores.pushAnnouncements.nextDueAt(),
      stores.pushDeliveries.nextDueAt(serverKey),
    ]).catch(() => [])
    if (isStopped || running) return
    const dueAt = Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY))
    clearTimeout(timer)
    timer = setTimeout(nudge, Math.min(Math.max(dueAt - now(), 0), LONGEST_REST) + 50)
    timer.unref()
  }

  /** There may be something to do. Returns at once. */
  function nudge(): void {
    if (isStopped) return
    isWanted = true
    clearTimeout(timer)
    wake.resolve()
    running ??= work()
  }

  return {
    nudge,

    /** Takes no further message, waits a little for those in hand, breaks off the rest, and puts down what became of all. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      wake.resolve()
      timeout(STOP_TIME).addEventListener('abort', () => stopping.abort(new Error('The server stops.')))
      await running
      await Promise.all(inHand)
      await exchange(0).catch(onError)
    },
  }
}

/** Puts down what became of messages. Of a browser that is gone nothing is kept. */
async function settle(
  { pushDeliveries, pushSubscriptions }: Pick<Stores, 'pushDeliveries' | 'pushSubscriptions'>,
  results: PushResult[],
): Promise<void> {
  const outcomes = new Map<PushOutcome, string[]>()
  const gone: string[] = []
  for (const result of results) {
    const { id, subscriptionId } = result.delivery
    if (result.kind === 'gone') gone.push(subscriptionId)
    else if (result.kind === 'later') await pushDeliveries.postpone(id, result.dueAt, result.attempts)
    else outcomes.set(result.outcome, [...(outcomes.get(result.outcome) ?? []), id])
  }
  for (const [outcome, ids] of outcomes) await pushDeliveries.settle(ids, outcome)
  await pushSubscriptions.deleteSome(gone)
}
