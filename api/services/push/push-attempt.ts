import { DeliveryError } from '#api/outbound/delivery-error.ts'
import type { PushAnswer, PushSender } from '#api/outbound/push.ts'
import { waitAfter } from '#api/services/outbox/outbox-waits.ts'
import { isVisible } from '#api/services/posts/post-card.ts'
import { STALE_AFTER } from '#api/services/push/push-announcer.ts'
import { type PushNotices, postPath } from '#api/services/push/push-notice.ts'
import type { PushPauses } from '#api/services/push/push-pauses.ts'
import type { PushDelivery, PushOutcome } from '#api/store/push-deliveries.ts'
import type { StoredPushSubscription } from '#api/store/push-subscriptions.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const SECOND = 1000
const SENDING_TIME = 10 * SECOND
/** How long a post is cached for sending, so that thousands of messages share a query. */
const POST_BELIEVED = 2 * SECOND
const TOPIC = 'posts' // A browser that was offline gets the newest notice only

export type PushResult = { delivery: PushDelivery; reason?: string } & (
  | { kind: 'done'; outcome: PushOutcome }
  | { kind: 'gone' }
  | { kind: 'later'; dueAt: number; attempts: number }
)

interface AttemptDependencies {
  stores: Pick<Stores, 'posts'>
  sender: PushSender
  notices: PushNotices
  pauses: PushPauses
  now: () => number
  random: () => number // 0 to 1, for jitter
  timeout: (milliseconds: number) => AbortSignal
}

type Result<Kind> = Omit<Extract<PushResult, { kind: Kind }>, 'delivery'>
type Verdict = Result<'done'> | Result<'gone'> | Result<'later'>

/** One attempt at one message. What may have arrived is never retried: subscribers are promised each post once. */
export function createPushAttempt(dependencies: AttemptDependencies) {
  const { stores, sender, notices, pauses, now, random, timeout } = dependencies
  const read = new Map<string, { at: number; orders: ReturnType<typeof readOrders> }>()

  /** Undefined when the post is no longer visible. */
  async function readOrders(postId: string, language: Language) {
    const post = await stores.posts.find(postId, language)
    if (!post || !isVisible(post, now())) return undefined
    const notice = {
      title: post.title,
      body: post.excerpt,
      path: postPath(language, post.slug),
      language,
      tag: `post-${postId}`,
      at: post.visibleFrom ?? now(),
    }
    return { whole: notices.whole(notice), short: notices.short(notice) }
  }

  function ordersOf({ postId, language }: PushDelivery): ReturnType<typeof readOrders> {
    const key = `${language}/${postId}`
    const known = read.get(key)
    if (known && Math.abs(now() - known.at) < POST_BELIEVED) return known.orders
    const orders = readOrders(postId, language)
    orders.catch(() => read.delete(key))
    for (const [other, { at }] of read) if (Math.abs(now() - at) >= POST_BELIEVED) read.delete(other)
    read.set(key, { at: now(), orders })
    return orders
  }

  async function send(delivery: PushDelivery, subscription: StoredPushSubscription, stopping: AbortSignal) {
    const orders = await ordersOf(delivery)
    if (!orders) return undefined
    const ttl = Math.max(Math.round((delivery.createdAt + STALE_AFTER - now()) / SECOND), 60)
    const one = (payload: string) =>
      sender.send(subscription, { payload, ttl, topic: TOPIC }, AbortSignal.any([stopping, timeout(SENDING_TIME)]))
    const answer = await one(orders.whole)
    return answer.kind === 'too-large' ? one(orders.short) : answer
  }

  function judge(answer: PushAnswer, { attempts }: PushDelivery): Verdict {
    switch (answer.kind) {
      case 'taken':
        return { kind: 'done', outcome: 'sent' }
      case 'gone':
        return { kind: 'gone' }
      case 'too-large':
        return { kind: 'done', outcome: 'refused', reason: 'a short message was too long' }
      case 'refused':
        return { kind: 'done', outcome: 'refused', reason: answer.reason }
      case 'unanswered':
        return { kind: 'done', outcome: 'unknown', reason: answer.reason }
      case 'unreached':
        return { kind: 'later', dueAt: now() + waitAfter(attempts, random()), attempts, reason: answer.reason }
      case 'busy': {
        const { reason, retryAfter } = answer
        const error = new DeliveryError(reason, retryAfter === undefined ? {} : { retryAfter })
        return { kind: 'later', dueAt: now() + waitAfter(attempts, random(), error), attempts, reason }
      }
    }
  }

  function learn(host: string, answer: PushAnswer): void {
    if (answer.kind === 'busy') pauses.failed(host, (answer.retryAfter ?? 0) * SECOND)
    else if (answer.kind === 'unanswered' || answer.kind === 'unreached') pauses.failed(host)
    else pauses.answered(host)
  }

  return async (
    delivery: PushDelivery,
    subscription: StoredPushSubscription,
    stopping: AbortSignal,
  ): Promise<PushResult> => {
    const host = URL.parse(subscription.endpoint)?.host ?? ''
    if (now() - delivery.createdAt > STALE_AFTER) return { delivery, kind: 'done', outcome: 'given-up' }
    const pausedUntil = pauses.until(host)
    if (pausedUntil > now()) return { delivery, kind: 'later', dueAt: pausedUntil, attempts: delivery.attempts - 1 }
    const answer = await send(delivery, subscription, stopping)
    if (!answer) return { delivery, kind: 'done', outcome: 'withdrawn' }
    if (!stopping.aborted) learn(host, answer)
    return { delivery, ...judge(answer, delivery) }
  }
}

export type PushAttempt = ReturnType<typeof createPushAttempt>
