import { sql } from 'kysely'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { contains } from '#api/db/contains.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { Language } from '#locales/languages.ts'

/** What all languages of a post have alike. */
export type SharedPost = Pick<WrittenPost, 'picture' | 'type' | 'author' | 'isFeatured'>

export interface LinkingPost extends Pick<StoredPost, 'searchId' | 'postId' | 'status'> {
  letters: number // of its body
}

export interface LinkablePost {
  postId: string
  title: string
  slug: string
  visibleFrom: number | undefined
  visibleUntil: number | undefined
}

/** What the editor reads and changes of posts, beside their own text. */
export function createPostTextsStore(db: Executor, kind: OpenDatabase['kind']) {
  const spread = (postId: string, { picture, type, author, isFeatured }: SharedPost) =>
    db
      .updateTable('post_translations')
      .set({ picture, type, type_rank: postTypes.indexOf(type), author, featured: Number(isFeatured) })
      .where('post_id', '=', postId)

  return {
    /** As it is written; undefined for as the translations have it. */
    async shared(postId: string): Promise<SharedPost | undefined> {
      const row = await db.selectFrom('posts').select('shared').where('id', '=', postId).executeTakeFirst()
      return row?.shared ? JSON.parse(row.shared) : undefined
    },

    /** Drafts have it at once. */
    async setShared(postId: string, shared: SharedPost): Promise<void> {
      await db
        .updateTable('posts')
        .set({ shared: JSON.stringify(shared) })
        .where('id', '=', postId)
        .execute()
      await spread(postId, shared).where('status', '=', 'draft').execute()
    },

    /** From now on all translations have it. */
    async openShared(postId: string, shared: SharedPost): Promise<void> {
      await db.updateTable('posts').set({ shared: null }).where('id', '=', postId).execute()
      await spread(postId, shared).execute()
    },

    /** Those in a language whose text may hold `part`. Without the texts, which together may be more than memory. */
    async holding(language: Language, part: string): Promise<LinkingPost[]> {
      const rows = await db
        .selectFrom('post_translations')
        .select([
          'search_id',
          'post_id',
          'status',
          (query) => query.fn<number | string>('length', ['body']).as('letters'),
        ])
        .where('language', '=', language)
        .where(contains(kind, 'body', part))
        .execute()
      return rows.map((row) => ({
        searchId: row.search_id,
        postId: row.post_id,
        status: row.status as StoredPost['status'],
        letters: Number(row.letters),
      }))
    },

    async body(searchId: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('post_translations')
        .select('body')
        .where('search_id', '=', searchId)
        .executeTakeFirst()
      return row?.body
    },

    /** Without another version: what it says is the same. */
    async setBody(
      searchId: number,
      { body, html, htmlVersion, sections }: Pick<StoredPost, 'body' | 'html' | 'htmlVersion' | 'sections'>,
    ): Promise<void> {
      await db
        .updateTable('post_translations')
        .set({ body, html, html_version: htmlVersion, sections: JSON.stringify(sections) })
        .where('search_id', '=', searchId)
        .execute()
    },

    /** By a part of the folded title; the newest of them. */
    async linkable(language: Language, titlePart: string, limit: number): Promise<LinkablePost[]> {
      const rows = await db
        .selectFrom('post_translations as t')
        .innerJoin('posts as p', 'p.id', 't.post_id')
        .select(['t.post_id', 't.title', 't.slug', 't.visible_from', 't.visible_until'])
        .where('p.deleted_at', 'is', null)
        .where('t.language', '=', language)
        .where('t.title', '<>', '')
        .where(contains(kind, 't.title_key', titlePart))
        .orderBy(sql`coalesce(t.visible_from, t.saved_at)`, 'desc')
        .orderBy('t.search_id', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        postId: row.post_id,
        title: row.title,
        slug: row.slug,
        visibleFrom: row.visible_from ?? undefined,
        visibleUntil: row.visible_until ?? undefined,
      }))
    },

    /** Whether a slug leads, or led, to another post. */
    async isSlugTaken(postId: string, language: Language, slug: string): Promise<boolean> {
      const rows = await db
        .selectFrom('post_translations')
        .select('post_id')
        .where('language', '=', language)
        .where('slug', '=', slug)
        .unionAll(
          db.selectFrom('post_slugs').select('post_id').where('language', '=', language).where('slug', '=', slug),
        )
        .execute()
      return rows.some((row) => row.post_id !== postId)
    },
  }
}
