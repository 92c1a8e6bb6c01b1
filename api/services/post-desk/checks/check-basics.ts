import { type Check, stop } from '#api/services/post-desk/checks/checked-post.ts'
import type { Stores } from '#api/store/stores.ts'

/** What every post has, and that no other post has its address. */
export function createBasicsCheck({ posts }: Pick<Stores, 'posts'>): Check {
  return async ({ postId, language, title, excerpt, slug, body }) => {
    const holder = slug === '' ? undefined : await posts.findBySlug(language, slug)
    return [
      ...(title.trim() === '' ? [stop('no_title')] : []),
      ...(excerpt.trim() === '' ? [stop('no_excerpt')] : []),
      ...(slug === '' ? [stop('no_address')] : []),
      ...(body.trim() === '' ? [stop('no_text')] : []),
      ...(holder && holder.postId !== postId ? [stop('address_taken', { slug, title: holder.title })] : []),
    ]
  }
}
