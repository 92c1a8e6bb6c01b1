import type { IssueBeginning } from '#api/services/issue-sending/beginning.ts'
import type { ComingBack } from '#api/services/issue-sending/coming-back.ts'
import type { DomainRests } from '#api/services/issue-sending/domain-rests.ts'
import { type IssueAttempt, LEASE } from '#api/services/issue-sending/issue-attempt.ts'
import type { LostHandOvers } from '#api/services/issue-sending/lost-hand-overs.ts'
import { MINUTE, type PaceLimits, paceRoom } from '#api/services/issue-sending/pace.ts'
import type { ServerPauses } from '#api/services/issue-sending/server-pauses.ts'
import type { ServerStanding } from '#api/services/issue-sending/server-standing.ts'
import { issueLock } from '#api/services/issues/issue-lock.ts'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import type { ClaimedDelivery } from '#api/store/newsletter/issue-deliveries.ts'
import type { StoredIssue } from '#api/store/newsletter/issues.ts'
import type { Stores } from '#api/store/stores.ts'

const SECOND = 1000
const MOST_AT_ONCE = 40 // more than there are connections: the next mails are made meanwhile
const STOP_TIME = 5 * SECOND // longest wait for mails in flight at shutdown
const TEND_EVERY = SECOND // while mails are in flight
const LOOK_AT_HELD_EVERY = MINUTE
export const LONGEST_REST = 15 * SECOND // polling interval: another server may have stored something, or crashed with it
export const HELD_KEPT = 14 * 24 * 60 * MINUTE

interface SendingQueueDependencies {
  stores: Stores
  beginning: Pick<IssueBeginning, 'begin' | 'openComplete'>
  attempt: IssueAttempt
  comingBack: Pick<ComingBack, 'brake'>
  settleLost: LostHandOvers
  rests: DomainRests
  standing: ServerStanding
  pauses: ServerPauses
  limits: PaceLimits
  /** Does the work, and notes how it went. */
  noted: <Result>(work: () => Promise<Result>) => Promise<Result>
  now: () => number
  timeout: (milliseconds: number) => AbortSignal
  onError: (error: unknown) => void
}

/** Looks after every issue that is due or under way, and sends as fast as it may. */
export function createSendingQueue(dependencies: SendingQueueDependencies) {
  const { stores, beginning, attempt, comingBack, settleLost, rests, standing, pauses } = dependencies
  const { limits, noted, now, timeout, onError } = dependencies
  const heldLookedAt = new Map<string, number>()
  let tendedAt = Number.NEGATIVE_INFINITY
  let sending: string[] = [] // issues

  async function work(): Promise<number | undefined> {
    if (loop.inHand === 0 || Math.abs(now() - tendedAt) >= TEND_EVERY) await tend()
    while (sending.length > 0 && !loop.isStopped && loop.inHand <= MOST_AT_ONCE / 2) {
      const claimed = await claim()
      for (const delivery of claimed) loop.begin((stopping) => attempt(delivery, stopping))
      if (claimed.length === 0) break
    }
    return sending.length > 0 ? nextAt() : undefined
  }

  const loop = createWorkerLoop({
    work: () => noted(work),
    longestRest: LONGEST_REST,
    stopTime: STOP_TIME,
    now,
    timeout,
    onError,
  })

  async function tend(): Promise<void> {
    tendedAt = now()
    await settleLost()
    await pauses.resumeWhenAnswered()
    const failures: unknown[] = []
    for (const issue of await stores.issues.listMoving(now())) {
      // One that cannot be written must not keep the others.
      await (issue.state === 'scheduled' ? beginning.begin(issue) : lookAfter(issue)).catch((error: unknown) =>
        failures.push(error),
      )
    }
    sending = (await stores.issues.listMoving(now())).filter(({ state }) => state === 'sending').map(({ id }) => id)
    if (sending.length === 0) heldLookedAt.clear()
    for (const failure of failures) onError(failure)
  }

  async function lookAfter(issue: StoredIssue): Promise<void> {
    const { id } = issue
    const isHeld = await stores.issueProgress.hasAny(id, ['held'])
    if (isHeld && Math.abs(now() - (heldLookedAt.get(id) ?? Number.NEGATIVE_INFINITY)) >= LOOK_AT_HELD_EVERY) {
      heldLookedAt.set(id, now())
      if (now() - (issue.begun_at ?? now()) >= HELD_KEPT) await giveUpHeld(id)
      else await beginning.openComplete(issue)
    }
    if (await stores.issueProgress.hasAny(id, ['due', 'going', 'held']))
      return stores.transaction([issueLock(id)], (inside) => comingBack.brake(inside, id))
    await stores.transaction([issueLock(id)], async ({ issues, issueProgress }) => {
      if (await issueProgress.hasAny(id, ['due', 'going', 'held'])) return
      await issues.change(id, ['sending'], { state: 'sent', ended_at: now() })
    })
  }

  const giveUpHeld = (id: string) =>
    stores.transaction([issueLock(id)], ({ issueDeliveries }) =>
      issueDeliveries.moveAll(id, { from: 'held', to: 'given', doneAt: now() }),
    )

  /** Under one lock on all servers, so that the pace is theirs together. A claim lost in a power cut is made again. */
  async function claim(): Promise<ClaimedDelivery[]> {
    if (standing.restsUntil() > now()) return []
    return stores.transaction(
      ['issue-claims'],
      async ({ issueDeliveries }) => {
        const { limit, full, roomOf } = await paceRoom(issueDeliveries, limits, now())
        const room = Math.min(limit, standing.isSound() ? MOST_AT_ONCE - loop.inHand : 1)
        const resting = [...new Set([...full, ...rests.resting()])]
        for (const id of room > 0 ? sending : []) {
          const claimed = await issueDeliveries.claim(id, now(), now() + LEASE, { limit: room, resting, roomOf })
          if (claimed.length > 0) return claimed
        }
        return []
      },
      'relaxed',
    )
  }

  async function nextAt(): Promise<number> {
    const soonest = now() + SECOND
    if (loop.inHand > 0) return soonest
    if (standing.restsUntil() > now()) return standing.restsUntil()
    const times = await Promise.all(sending.map((id) => stores.issueDeliveries.nextDueAt(id)))
    // What is due and stays rests for the pace, or for its domain.
    return Math.max(Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY)), soonest)
  }

  return {
    nudge: loop.nudge,
    stop: loop.stop, // claims nothing more and waits; what takes too long is aborted
  }
}
