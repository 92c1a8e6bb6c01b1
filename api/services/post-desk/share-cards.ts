import type { PostCard } from '#api/contract/posts.ts'
import type { ShareCardQuery } from '#api/contract/staff/post-writing.ts'
import { AppError } from '#api/errors.ts'
import { findPost, languageOf, sharedBy } from '#api/services/post-desk/written-language.ts'
import { cardOf, uploadsOf } from '#api/services/posts/post-card.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import type { Stores } from '#api/store/stores.ts'

export type ShareCards = ReturnType<typeof createShareCards>

/** What the share picture of a post is drawn from, as it is written and before anybody sees it. */
export function createShareCards({ stores, now }: { stores: Stores; now: () => number }) {
  return {
    /** Throws `not_found` where nobody has written that language yet, and as `requireAllowed`. */
    async written({ live }: StaffContext, read: () => ShareCardQuery): Promise<PostCard> {
      requireAllowed(live, { stages: ['full'], right: 'posts' }, now())
      const { id, in: language } = read()
      const post = await findPost(stores, id)
      const { row, own } = await languageOf(stores, id, language)
      if (!post || !row || !own) throw new AppError('not_found')
      const { type, picture } = (await sharedBy(stores, id, post.sourceLanguage)) ?? own
      const written = { ...row, title: own.title, type, picture }
      return cardOf(written, await uploadsOf(stores.pictures, [written]))
    },
  }
}
