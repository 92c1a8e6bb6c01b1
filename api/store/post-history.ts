import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface Revision {
  id: string
  postId: string
  language: Language
  /** What staff had written, as they sent it. */
  content: unknown
  savedAt: number
}

/** What posts said before, and where they were. */
export function createPostHistoryStore(db: Executor) {
  return {
    async insertRevision({ id, postId, language, content, savedAt }: Revision): Promise<void> {
      await db
        .insertInto('post_revisions')
        .values({ id, post_id: postId, language, content: JSON.stringify(content), saved_at: savedAt })
        .execute()
    },

    /** The latest first. */
    async revisions(postId: string, language: Language): Promise<Revision[]> {
      const rows = await db
        .selectFrom('post_revisions')
        .selectAll()
        .where('post_id', '=', postId)
        .where('language', '=', language)
        .orderBy('saved_at', 'desc')
        .execute()
      return rows.map(({ id, content, saved_at }) => ({
        id,
        postId,
        language,
        content: JSON.parse(content),
        savedAt: saved_at,
      }))
    },

    /** Leaves a sign where a post has been; the latest post to leave it there counts. */
    async leaveSlug(postId: string, language: Language, slug: string): Promise<void> {
      await db
        .insertInto('post_slugs')
        .values({ post_id: postId, language, slug })
        .onConflict((conflict) => conflict.columns(['language', 'slug']).doUpdateSet({ post_id: postId }))
        .execute()
    },

    /** A post that lives at a slug needs no sign to elsewhere. */
    async takeSlug(language: Language, slug: string): Promise<void> {
      await db.deleteFrom('post_slugs').where('language', '=', language).where('slug', '=', slug).execute()
    },
  }
}

export type PostHistoryStore = ReturnType<typeof createPostHistoryStore>
