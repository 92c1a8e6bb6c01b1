import type { SubscriptionAnswer, SubscriptionInput } from '#api/contract/newsletter.ts'
import { coveredAddress } from '#api/services/newsletter/covered-address.ts'
import type { Leaving } from '#api/services/newsletter/leaving.ts'
import { lockOf } from '#api/services/newsletter/newsletter.ts'
import type { NewsletterLinks } from '#api/services/newsletter/newsletter-links.ts'
import type { LinkPurpose, NewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import type { Welcome } from '#api/services/newsletter/welcome.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

const UNDO_TIME = 24 * 3_600_000 // milliseconds

interface SubscriptionsDependencies {
  stores: Stores
  tokens: NewsletterTokens
  links: NewsletterLinks
  leaving: Leaving
  welcome: Welcome
  /** Mails may wait. */
  onStored: () => void
  now: () => number
}

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>

/** The links of a newsletter mail: reading changes nothing, a step does (D16). */
export function createSubscriptionsService(dependencies: SubscriptionsDependencies) {
  const { stores, tokens, links, leaving, welcome, onStored, now } = dependencies

  async function read(token: string): Promise<SubscriptionAnswer> {
    if (tokens.isSealed(token)) {
      const left = leaving.opened(token)
      if (typeof left === 'string') return { state: left }
      return (await leaving.canReturn(stores, left)) ? leftAnswer(left.subscriber, token) : { state: 'gone' }
    }
    const link = tokens.read(token)
    if (typeof link === 'string') return { state: link }
    const subscriber = await stores.subscribers.find(link.id)
    if (!subscriber || subscriber.deletedAt !== undefined) return { state: 'gone' }
    if (link.purpose === 'preferences' && !subscriber.confirmedAt) return { state: 'gone' }
    return link.purpose === 'confirm' && !subscriber.confirmedAt ? pendingAnswer(subscriber) : listedAnswer(subscriber)
  }

  async function take({ token, step, language, topics }: SubscriptionInput): Promise<SubscriptionAnswer> {
    if (step === undefined) return read(token)
    if (step === 'restore') return restore(token)
    const link = tokens.read(token)
    if (typeof link === 'string') return { state: link }
    const purpose: LinkPurpose = step
    if (link.purpose !== purpose) return { state: 'altered' }
    const found = await stores.subscribers.find(link.id)
    if (!found) return { state: 'gone' }
    const answer = await stores.transaction([lockOf(found.emailKey)], async (inside): Promise<SubscriptionAnswer> => {
      const { subscribers, suppressions } = inside
      const subscriber = await subscribers.find(link.id)
      if (!subscriber) return { state: 'gone' }
      if (subscriber.deletedAt !== undefined && step !== 'unsubscribe') return { state: 'gone' }
      if (step === 'unsubscribe') {
        const undo = await leaving.leave(inside, subscriber, { why: 'left', undoTime: UNDO_TIME })
        return leftAnswer(subscriber, undo)
      }
      if (step === 'confirm') {
        if (!subscriber.confirmedAt) {
          await subscribers.confirm(subscriber.id, now())
          await welcome(inside, { ...subscriber, confirmedAt: now() })
        }
        await suppressions.delete(tokens.suppressionKeysOf(subscriber.email))
        return listedAnswer(subscriber)
      }
      if (!subscriber.confirmedAt) return { state: 'gone' }
      const wanted = { language: language ?? subscriber.language, topics: topics ?? subscriber.topics }
      await subscribers.update(subscriber.id, wanted)
      return listedAnswer({ ...subscriber, ...wanted })
    })
    if (step === 'confirm') onStored()
    return answer
  }

  /** Undoes an unsubscribe from the sealed state in the page: the server has deleted everything else. */
  async function restore(token: string): Promise<SubscriptionAnswer> {
    const left = leaving.opened(token)
    if (typeof left === 'string') return { state: left }
    const { subscriber } = left
    return stores.transaction([lockOf(subscriber.emailKey)], async (inside) => {
      const isBack = await leaving.bringBack(inside, left)
      // Back already: the press is a second one, or the answer to the first was lost.
      const listed = isBack ? subscriber : await inside.subscribers.find(subscriber.id)
      if (!listed || listed.deletedAt !== undefined) return { state: 'gone' }
      return listed.confirmedAt ? listedAnswer(listed) : pendingAnswer(listed)
    })
  }

  function pendingAnswer(subscriber: Subscriber): SubscriptionAnswer {
    return { state: 'unconfirmed', token: links.tokenFor('confirm', subscriber), ...shown(subscriber) }
  }

  function listedAnswer(subscriber: Subscriber): SubscriptionAnswer {
    return {
      state: 'subscribed',
      token: links.tokenFor('unsubscribe', subscriber),
      preferences: links.pathFor('preferences', subscriber),
      unsubscribe: links.pathFor('unsubscribe', subscriber),
      ...shown(subscriber),
    }
  }

  return { read, take }
}

function leftAnswer(subscriber: Subscriber, token: string): SubscriptionAnswer {
  return { state: 'unsubscribed', token, ...shown(subscriber) }
}

function shown({ email, language, topics }: Subscriber) {
  return { email: coveredAddress(email), language, topics }
}
