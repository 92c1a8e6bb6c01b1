import { contentOf } from '#api/services/posts/written-text.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { Stores } from '#api/store/stores.ts'

/** A translation as it is written, which visitors may not see yet: to be rendered. */
export async function asWritten(
  { postTexts, postWorkings }: Pick<Stores, 'postTexts' | 'postWorkings'>,
  stored: StoredPost,
): Promise<StoredPost> {
  const written = await postWorkings.find(stored.postId, stored.language)
  const shared = await postTexts.shared(stored.postId)
  return {
    ...stored,
    ...(written?.content && { ...contentOf(written.content, stored), htmlVersion: 0 }),
    ...(shared && { picture: shared.picture, type: shared.type, author: shared.author, featured: shared.isFeatured }),
  }
}
