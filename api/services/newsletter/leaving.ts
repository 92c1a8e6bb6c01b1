import type { LinkProblem } from '#api/contract/newsletter.ts'
import type { SuppressionReason } from '#api/contract/values/staff/subscribers.ts'
import type { NewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { oldSubscriber } from '#api/services/newsletter/old-subscriber.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

const byThemselves = new Set<SuppressionReason>(['left', 'asked'])

interface LeavingDependencies {
  tokens: Pick<NewsletterTokens, 'suppressionKeysOf' | 'seal' | 'open' | 'isSealed'>
  now: () => number
}

type Inside = Pick<Stores, 'issueDeliveries' | 'subscribers' | 'suppressions'>

/** Who leaves within so many milliseconds of an issue is counted with it. */
const LEAVING_COUNTED = 7 * 24 * 3_600_000

export interface Left {
  subscriber: Subscriber
  leftAt: number
}

export type Leaving = ReturnType<typeof createLeaving>

/** Off the list, by oneself or on request: only a hash stays, and a sealed state with whoever did it (D14). */
export function createLeaving({ tokens, now }: LeavingDependencies) {
  /** An undo works once: only while the suppression is the one it undoes. */
  async function canReturn({ suppressions }: Pick<Inside, 'suppressions'>, { subscriber, leftAt }: Left) {
    return (await suppressions.find(tokens.suppressionKeysOf(subscriber.email)))?.since === leftAt
  }

  return {
    canReturn,

    /** Returns what undoes it for `undoTime` milliseconds. */
    async leave(
      { issueDeliveries, subscribers, suppressions }: Inside,
      subscriber: Subscriber,
      { why, undoTime }: { why: SuppressionReason; undoTime: number },
    ): Promise<string> {
      const at = now()
      await subscribers.delete(subscriber.id)
      if (byThemselves.has(why)) await issueDeliveries.markLeft(subscriber.id, at - LEAVING_COUNTED, at)
      // Who never confirmed was asked at sign-up; who did may be asked again if they change their mind.
      const askedAt = subscriber.confirmedAt === undefined ? subscriber.signedUpAt : undefined
      await suppressions.insert(tokens.suppressionKeysOf(subscriber.email)[0], { since: at, askedAt, why })
      const left: Left = { subscriber, leftAt: at }
      return tokens.seal(JSON.stringify(left), at + undoTime)
    },

    opened(token: string): Left | LinkProblem {
      const seal = tokens.isSealed(token) ? tokens.open(token) : 'altered'
      return typeof seal === 'string' ? seal : oldSubscriber.parse(JSON.parse(seal.content))
    },

    /** False where it is too late, or was done. */
    async bringBack(inside: Inside, left: Left): Promise<boolean> {
      if (!(await canReturn(inside, left))) return false
      // The same id keeps the links in older mails working.
      const { subscriber } = left
      const waiting = await inside.subscribers.findByKey(subscriber.emailKey)
      if (waiting) await inside.subscribers.delete(waiting.id)
      await inside.subscribers.insert(subscriber)
      await inside.suppressions.delete(tokens.suppressionKeysOf(subscriber.email))
      await inside.issueDeliveries.markBack(subscriber.id)
      return true
    },
  }
}
