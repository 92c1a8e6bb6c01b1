import { isVisible } from '#api/services/posts/post-card.ts'
import { fold } from '#api/services/search/search-words.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'

const OFFERED = 12 // posts

interface PostLinksDependencies {
  stores: Pick<Stores, 'postTexts'>
  now: () => number
}

/** Posts to link to. Their addresses are as Markdown has them: the site adds the language. */
export function createPostLinks({
  stores: { postTexts },
  now,
}: PostLinksDependencies): Pick<StaffHandlers, 'findPosts'> {
  return {
    async findPosts(_context, { in: language, q }) {
      const at = now()
      const found = await postTexts.linkable(language, fold(q, language), OFFERED)
      return {
        posts: found.map(({ postId, title, slug, ...times }) => ({
          id: postId,
          title,
          path: `/blog/app/${slug}`,
          isLive: isVisible(times, at),
        })),
      }
    },
  }
}
