import type { PostType } from '#api/contract/values/post-lists.ts'
import { isVisible } from '#api/services/posts/post-card.ts'
import type { Announcement } from '#api/store/push-announcements.ts'
import type { StoredPushSubscription } from '#api/store/push-subscriptions.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const BATCH = 250
export const STALE_AFTER = 3 * 24 * 3_600_000 // milliseconds. Older news is not announced.

/** Each subscriber gets a post once, in the first of their languages that has it. A restart resumes. */
export function createPushAnnouncer({ stores, now }: { stores: Stores; now: () => number }) {
  /** One batch of the oldest announcement. False when none is due. */
  async function announceSome(): Promise<boolean> {
    const next = await stores.pushAnnouncements.nextDue(now())
    if (!next) return false
    await stores.transaction([`push-announcements-${next.postId}`], async (within) => {
      const { posts, pushAnnouncements, pushDeliveries, pushSubscriptions } = within
      const announcements = await pushAnnouncements.ofPost(next.postId)
      // Read again under the lock: another server may have done this batch.
      const own = announcements.find((one) => one.language === next.language)
      if (!own || own.isDone || own.reached !== next.reached) return
      const at = now()
      const begunAt = own.begunAt ?? at
      const translations = (await posts.translations(own.postId)).filter((one) => isVisible(one, at))
      const post = translations.find((one) => one.language === own.language)
      if (!post || at - own.dueAt > STALE_AFTER) return pushAnnouncements.finish(own, begunAt, at)

      const batch = await pushSubscriptions.after(own.reached, begunAt, BATCH)
      const published = new Set(
        announcements
          .filter((one) => one.dueAt <= begunAt && translations.some(({ language }) => language === one.language))
          .map(({ language }) => language),
      )
      const told = batch.filter((one) => isToldOf(one, { own, type: post.type, announcements, published, at }))
      await pushDeliveries.insertSome(
        told.map(({ id, serverKey }) => ({
          postId: own.postId,
          subscriptionId: id,
          language: own.language,
          serverKey,
          createdAt: at,
        })),
      )
      const last = batch.at(-1)
      if (batch.length < BATCH || !last) await pushAnnouncements.finish(own, begunAt, at)
      else await pushAnnouncements.proceed(own, begunAt, last.id)
    })
    return true
  }

  return { announceSome }
}

interface Surroundings {
  own: Announcement
  type: PostType
  announcements: Announcement[] // of the post in all languages
  published: Set<Language>
  at: number
}

function isToldOf(subscription: StoredPushSubscription, surroundings: Surroundings): boolean {
  const { own, type, announcements, published, at } = surroundings
  const { languages, types, expiresAt } = subscription
  if (!types.includes(type) || (expiresAt !== undefined && expiresAt <= at)) return false
  if (languages.find((language) => published.has(language)) !== own.language) return false
  return !announcements.some((other) => hasHeard(subscription, other, own))
}

/** Whether the subscriber was told of the post in another language earlier. */
function hasHeard({ languages, createdAt }: StoredPushSubscription, other: Announcement, own: Announcement): boolean {
  if (other.language === own.language || other.begunAt === undefined || !languages.includes(other.language))
    return false
  return other.begunAt < own.dueAt && createdAt <= other.begunAt
}
