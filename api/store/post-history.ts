import type { Selectable } from 'kysely'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface Revision {
  id: string
  postId: string
  language: Language
  content: unknown // as it was stored then; `revisedText` reads it
  savedAt: number
  savedBy: string | undefined // an account; undefined for what was brought in
  begunAt: number // when the first of the saves that it stands for was
  publishedAt: number | undefined // when visitors saw it first
}

/** With the name of who saved it. */
export interface ShownRevision extends Revision {
  savedByName: string | undefined
}

export function createPostHistoryStore(db: Executor) {
  const of = (postId: string, language: Language) =>
    db
      .selectFrom('post_revisions as r')
      .leftJoin('staff_accounts as a', 'a.id', 'r.saved_by')
      .selectAll('r')
      .select('a.name')
      .where('r.post_id', '=', postId)
      .where('r.language', '=', language)
      .orderBy('r.saved_at', 'desc')
      .orderBy('r.id', 'desc')

  return {
    async insertRevision({ id, postId, language, ...revision }: Revision): Promise<void> {
      await db
        .insertInto('post_revisions')
        .values({ id, post_id: postId, language, ...columnsOf(revision) })
        .execute()
    },

    async updateRevision({ id, postId: _, language: _language, ...revision }: Revision): Promise<void> {
      await db.updateTable('post_revisions').set(columnsOf(revision)).where('id', '=', id).execute()
    },

    /** Newest first. */
    async revisions(postId: string, language: Language, limit = 200): Promise<ShownRevision[]> {
      return (await of(postId, language).limit(limit).execute()).map(shownOf)
    },

    /** Newest first: a hundred long texts are too much at once. */
    async revisionIds(postId: string, language: Language, limit: number): Promise<string[]> {
      const rows = await of(postId, language).clearSelect().select('r.id').limit(limit).execute()
      return rows.map(({ id }) => id)
    },

    async revision(postId: string, language: Language, id: string): Promise<ShownRevision | undefined> {
      const row = await of(postId, language).where('r.id', '=', id).executeTakeFirst()
      return row && shownOf(row)
    },

    /** The newest, of those saved until `until`. */
    async newestRevision(
      postId: string,
      language: Language,
      until = Number.MAX_SAFE_INTEGER,
    ): Promise<Revision | undefined> {
      const row = await of(postId, language).where('r.saved_at', '<=', until).limit(1).executeTakeFirst()
      return row && shownOf(row)
    },

    /** Of what visitors saw last. */
    async publicRevision(postId: string, language: Language): Promise<string | undefined> {
      const row = await db
        .selectFrom('post_revisions')
        .select('id')
        .where('post_id', '=', postId)
        .where('language', '=', language)
        .where('published_at', 'is not', null)
        .orderBy('published_at', 'desc')
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id
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

function columnsOf({ content, savedAt, savedBy, begunAt, publishedAt }: Omit<Revision, 'id' | 'postId' | 'language'>) {
  return {
    content: JSON.stringify(content),
    saved_at: savedAt,
    saved_by: savedBy ?? null,
    begun_at: begunAt,
    published_at: publishedAt ?? null,
  }
}

function shownOf(row: Selectable<Schema['post_revisions']> & { name: string | null }): ShownRevision {
  return {
    id: row.id,
    postId: row.post_id,
    language: row.language,
    content: JSON.parse(row.content),
    savedAt: row.saved_at,
    savedBy: row.saved_by ?? undefined,
    begunAt: row.begun_at ?? row.saved_at,
    publishedAt: row.published_at ?? undefined,
    savedByName: row.name ?? undefined,
  }
}
