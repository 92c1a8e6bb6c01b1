import type { Executor } from '#api/db/schema.ts'
import { type StoredPost, wholeFromRow } from '#api/store/post-rows.ts'
import type { Language } from '#locales/languages.ts'

export interface WholePost {
  id: string
  sourceLanguage: Language
  createdAt: number
  deletedAt: number | undefined
  translations: StoredPost[]
  formerSlugs: { language: Language; slug: string }[]
}

/** Posts as they are taken away and brought in: whole, one at a time. */
export function createPostTransferStore(db: Executor) {
  return {
    /** The oldest first, without deleted ones. */
    async ids(): Promise<string[]> {
      const rows = await db
        .selectFrom('posts')
        .select('id')
        .where('deleted_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async count(): Promise<{ posts: number; windows: number }> {
      const row = await db
        .selectFrom('post_translations as t')
        .innerJoin('posts as p', 'p.id', 't.post_id')
        .where('p.deleted_at', 'is', null)
        .select(({ fn }) => [
          fn.count<number | string>('t.post_id').distinct().as('posts'),
          fn.countAll<number | string>().as('windows'),
        ])
        .executeTakeFirstOrThrow()
      return { posts: Number(row.posts), windows: Number(row.windows) }
    },

    /** Deleted ones too. */
    async find(id: string): Promise<WholePost | undefined> {
      const post = await db
        .selectFrom('posts')
        .select(['source_language', 'created_at', 'deleted_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!post) return undefined
      const rows = await db
        .selectFrom('post_translations')
        .selectAll()
        .where('post_id', '=', id)
        .orderBy('search_id')
        .execute()
      const formerSlugs = await db
        .selectFrom('post_slugs')
        .select(['language', 'slug'])
        .where('post_id', '=', id)
        .orderBy('language')
        .orderBy('slug')
        .execute()
      return {
        id,
        sourceLanguage: post.source_language,
        createdAt: post.created_at,
        deletedAt: post.deleted_at ?? undefined,
        translations: rows.map(wholeFromRow),
        formerSlugs,
      }
    },

    /** Whose a slug is, now or formerly. */
    async holders(
      language: Language,
      slug: string,
    ): Promise<{ current: string | undefined; former: string | undefined }> {
      const of = (table: 'post_translations' | 'post_slugs') =>
        db
          .selectFrom(table)
          .select('post_id')
          .where('language', '=', language)
          .where('slug', '=', slug)
          .executeTakeFirst()
      const [current, former] = [await of('post_translations'), await of('post_slugs')]
      return { current: current?.post_id, former: former?.post_id }
    },
  }
}
