import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface Revision {
  id: string
  postId: string
  language: Language
  content: unknown // as staff sent it
  savedAt: number
}

export function createPostHistoryStore(db: Executor) {
  return {
    async insertRevision({ id, postId, language, content, savedAt }: Revision): Promise<void> {
      await db
        .insertInto('post_revisions')
        .values({ id, post_id: postId, language, content: JSON.stringify(content), saved_at: savedAt })
        .execute()
    },

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

    /** The latest post to leave a slug owns it. */
    async leaveSlug(postId: string, language: Language, slug: string): Promise<void> {
      await db
        .insertInto('post_slugs')
        .values({ post_id: postId, language, slug })
        .onConflict((conflict) => conflict.columns(['language', 'slug']).doUpdateSet({ post_id: postId }))
        .execute()
    },

    /** A slug in use does not redirect. */
    async takeSlug(language: Language, slug: string): Promise<void> {
      await db.deleteFrom('post_slugs').where('language', '=', language).where('slug', '=', slug).execute()
    },
  }
}
