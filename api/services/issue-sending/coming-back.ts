import { type BounceKind, type BounceSource, mostHardBounces } from '#api/contract/values/staff/issues.ts'
import { issueLock } from '#api/services/issues/issue-lock.ts'
import type { Leaving } from '#api/services/newsletter/leaving.ts'
import { lockOf } from '#api/services/newsletter/newsletter.ts'
import { coveredReason } from '#api/services/outbox/covered.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { DeliveryKey } from '#api/store/newsletter/issue-deliveries.ts'
import type { Stores } from '#api/store/stores.ts'

/** From how many tries on, and above which share of them, sending pauses by itself. */
export const bounceBrake = { tried: 20, share: 5 / 100 } as const

interface ComingBackDependencies {
  leaving: Leaving
  note: NoteDeed
  newId: () => string
  now: () => number
}

interface CameBack extends DeliveryKey {
  id?: string // of a report, which may be read twice
  kind: BounceKind
  source: BounceSource
  code: string
  answer: string
}

type Inside = Parameters<Parameters<Stores['transaction']>[1]>[0]

export type ComingBack = ReturnType<typeof createComingBack>

/** What follows from a mail that came back. Call inside a transaction locked on `comingBackLocks`. */
export function createComingBack({ leaving, note, newId, now }: ComingBackDependencies) {
  /** Pauses an issue of which too much comes back. */
  async function brake(inside: Inside, issueId: string): Promise<void> {
    const issue = await inside.issues.find(issueId)
    if (issue?.state !== 'sending') return
    // Since it was last paused: whoever resumed it has seen what was before.
    const since = issue.paused_at ?? 0
    const back = await inside.issueBounces.countPeople(issueId, since)
    if (back === 0) return
    const tried = await inside.issueProgress.count(issueId, ['sent', 'refused', 'unknown'], { doneAt: since })
    if (tried < bounceBrake.tried || back <= tried * bounceBrake.share) return
    await inside.issues.change(issueId, ['sending'], {
      ...{ state: 'paused', pause: 'bounces', paused_at: now(), paused_by: null },
    })
    const thing = { kind: 'issue' as const, id: issueId }
    await note(inside, { account: undefined, deed: 'issuePaused', thing, facts: { why: 'bounces' } })
  }

  async function cameBack(
    inside: Inside,
    { id = newId(), kind, source, code, answer, ...key }: CameBack,
  ): Promise<void> {
    const subscriber = await inside.subscribers.find(key.subscriberId)
    const isNew = await inside.issueBounces.insert({
      ...{ id, issue_id: key.issueId, subscriber_id: key.subscriberId, at: now() },
      // Of somebody who has left or was erased, nobody knows any more what in it names them.
      ...{ kind, source, code, answer: subscriber ? coveredReason(answer, subscriber.email) : '' },
    })
    if (!isNew) return
    if (subscriber && (await isFinal(inside, kind, key.subscriberId)))
      await leaving.leave(inside, subscriber, { why: kind === 'complaint' ? 'complaint' : 'bounced', undoTime: 0 })
    await brake(inside, key.issueId)
  }

  return { cameBack, brake }
}

/** Of the issue, which may pause, and of the reader, who may leave. */
export async function comingBackLocks(
  { subscribers }: Pick<Stores, 'subscribers'>,
  { issueId, subscriberId }: DeliveryKey,
): Promise<string[]> {
  const subscriber = await subscribers.find(subscriberId)
  return [issueLock(issueId), ...(subscriber ? [lockOf(subscriber.emailKey)] : [])]
}

async function isFinal({ issueBounces }: Pick<Inside, 'issueBounces'>, kind: BounceKind, subscriberId: string) {
  if (kind === 'complaint') return true
  return kind === 'hard' && (await issueBounces.countHard(subscriberId)) >= mostHardBounces
}
