import { leavingUndo } from '#api/contract/values/staff/subscribers.ts'
import type { StaffDeed } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import type { Leaving } from '#api/services/newsletter/leaving.ts'
import { lockOf } from '#api/services/newsletter/newsletter.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { LogEntry } from '#api/store/staff/log.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

type DeedsCall = 'unsubscribe' | 'resubscribe' | 'deleteSubscriber' | 'restoreSubscriber'

interface SubscriberDeedsDependencies {
  stores: Stores
  leaving: Leaving
  note: NoteDeed
  now: () => number
}

type Inside = Parameters<Parameters<Stores['transaction']>[1]>[0]

/** What staff do with a subscriber. No mail tells of it, as none tells who leaves by themselves. */
export function createSubscriberDeeds(dependencies: SubscriberDeedsDependencies): Pick<StaffHandlers, DeedsCall> {
  const { stores, leaving, note, now } = dependencies

  const line = (context: StaffContext, id: string, deed: StaffDeed, facts: LogEntry['facts'] = {}) => ({
    account: acting(context).account.id,
    deed,
    thing: { kind: 'subscriber' as const, id },
    facts,
  })

  /** Throws `not_found`. */
  async function change<Result>(id: string, work: (inside: Inside, subscriber: Subscriber) => Promise<Result>) {
    const found = await stores.subscribers.find(id)
    if (!found) throw new AppError('not_found')
    return stores.transaction([lockOf(found.emailKey)], async (inside) => {
      const subscriber = await inside.subscribers.find(id)
      if (!subscriber) throw new AppError('not_found')
      return work(inside, subscriber)
    })
  }

  return {
    unsubscribe: (context, { id, reason }) =>
      change(id, async (inside, subscriber) => {
        if (subscriber.deletedAt !== undefined) throw new AppError('not_found')
        const undo = await leaving.leave(inside, subscriber, { why: 'asked', undoTime: leavingUndo })
        await note(inside, line(context, id, 'subscriberUnsubscribed', { why: reason }))
        return { id, address: subscriber.email, undo, undoUntil: now() + leavingUndo }
      }),

    /** Throws `conflict` when it is too late, or was done. */
    async resubscribe(context, { undo }) {
      const left = leaving.opened(undo)
      if (left === 'altered') throw problem({ undo: 'refused' })
      if (typeof left === 'string') throw new AppError('conflict')
      const { id, email, emailKey } = left.subscriber
      return stores.transaction([lockOf(emailKey)], async (inside) => {
        if (!(await leaving.bringBack(inside, left))) throw new AppError('conflict')
        await note(inside, line(context, id, 'subscriberResubscribed'))
        return { id, address: email }
      })
    },

    /** Can be done twice: the second time nothing happens. */
    deleteSubscriber: (context, { id }) =>
      change(id, async (inside, { email, deletedAt }) => {
        if (deletedAt === undefined) {
          await inside.subscribers.setDeleted(id, { at: now(), by: acting(context).account.id })
          await note(inside, line(context, id, 'subscriberDeleted'))
        }
        return { id, address: email }
      }),

    /** The same. Throws `not_found` once it is gone for good. */
    restoreSubscriber: (context, { id }) =>
      change(id, async (inside, { email, deletedAt }) => {
        if (deletedAt !== undefined) {
          await inside.subscribers.setDeleted(id, undefined)
          await note(inside, line(context, id, 'subscriberRestored'))
        }
        return { id, address: email }
      }),
  }
}
