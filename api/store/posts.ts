import { sql } from 'kysely'
import type { PostSort, PostType } from '#api/contract/values/post-lists.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import { fromRow, type ListedPost, listed, type StoredPost, toRow, wholeFromRow } from '#api/store/post-rows.ts'
import { type Language, languages } from '#locales/languages.ts'

interface ListOptions {
  language: Language
  now: number
  type?: PostType | undefined
  among?: number[] | undefined // search ids to choose from
  sort: PostSort
  isReversed: boolean
  offset: number
  limit: number
}

/** Sort columns with their default direction; ties go to the newest. */
const orders: Record<PostSort, { column: keyof Schema['post_translations']; isDescending: boolean }> = {
  featured: { column: 'featured', isDescending: true },
  date: { column: 'visible_from', isDescending: true },
  title: { column: 'title_key', isDescending: false },
  category: { column: 'type_rank', isDescending: false },
  readTime: { column: 'read_time', isDescending: false },
  author: { column: 'author', isDescending: false },
  popularity: { column: 'views', isDescending: true },
}

export function createPostsStore(db: Executor) {
  // The plus keeps SQLite from an index over the few that end: the other conditions leave fewer rows.
  const notOver = (now: number) => sql<boolean>`(+visible_until is null or +visible_until > ${now})`
  const visible = (language: Language, now: number) =>
    db
      .selectFrom('post_translations')
      .where('language', '=', language)
      .where('visible_from', '<=', now)
      .where(notOver(now))

  return {
    async list({ language, now, type, among, sort, isReversed, offset, limit }: ListOptions): Promise<ListedPost[]> {
      const { column, isDescending } = orders[sort]
      let query = db.selectFrom('post_translations').select(listed).where('language', '=', language)
      // The plus keeps SQLite from this column's index: it reads in sort order instead of sorting all.
      query = query.where(sql<boolean>`+visible_from <= ${now}`).where(notOver(now))
      if (type)
        query = query.where(sort === 'featured' ? sql<boolean>`type = ${type}` : sql<boolean>`(type || '') = ${type}`)
      if (among) query = query.where('search_id', 'in', among)
      query = query.orderBy(column, isDescending === isReversed ? 'asc' : 'desc')
      const then = isReversed ? 'asc' : 'desc'
      if (column !== 'visible_from' && column !== 'title_key') query = query.orderBy('visible_from', then)
      const rows = await query
        .orderBy('search_id', column === 'title_key' && !isReversed ? 'asc' : then)
        .offset(offset)
        .limit(limit)
        .execute()
      return rows.map(fromRow)
    },

    async latest({ language, now, type, limit }: Pick<ListOptions, 'language' | 'now' | 'type' | 'limit'>) {
      let query = visible(language, now).selectAll()
      if (type) query = query.where('type', '=', type)
      const rows = await query.orderBy('visible_from', 'desc').orderBy('search_id', 'desc').limit(limit).execute()
      return rows.map(wholeFromRow)
    },

    async addresses(now: number, limit: number) {
      const rows = await db
        .selectFrom('post_translations')
        .select(['post_id', 'language', 'slug', 'visible_from', 'updated_at'])
        .where('visible_from', '<=', now)
        .where(notOver(now))
        .orderBy('visible_from', 'desc')
        .orderBy('post_id')
        .limit(limit * languages.length)
        .execute()
      return rows.map((row) => ({
        postId: row.post_id,
        language: row.language,
        slug: row.slug,
        changed: row.updated_at ?? row.visible_from ?? 0,
      }))
    },

    async visibleAmong(searchIds: number[], language: Language, now: number, type?: PostType): Promise<number[]> {
      let query = visible(language, now).select('search_id').where('search_id', 'in', searchIds)
      if (type) query = query.where('type', '=', type)
      return (await query.execute()).map((row) => row.search_id)
    },

    async count(language: Language, now: number): Promise<Map<string, number>> {
      const rows = await visible(language, now)
        .select(['type', (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy('type')
        .execute()
      return new Map(rows.map(({ type, count }) => [type, Number(count)]))
    },

    /** When a post appears or disappears by itself. */
    async nextChange(language: Language, now: number): Promise<number | undefined> {
      const next = (column: 'visible_from' | 'visible_until') =>
        db
          .selectFrom('post_translations')
          .select(`${column} as at`)
          .where('language', '=', language)
          .where(column, '>', now)
          .orderBy(column)
          .limit(1)
          .executeTakeFirst()
      const [comes, goes] = await Promise.all([next('visible_from'), next('visible_until')])
      const times = [comes?.at, goes?.at].filter((time) => typeof time === 'number')
      return times.length > 0 ? Math.min(...times) : undefined
    },

    async findBySlug(language: Language, slug: string): Promise<StoredPost | undefined> {
      const row = await db
        .selectFrom('post_translations')
        .selectAll()
        .where('language', '=', language)
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row && wholeFromRow(row)
    },

    async isVisible(language: Language, slug: string, now: number): Promise<boolean> {
      const row = await visible(language, now).select('search_id').where('slug', '=', slug).executeTakeFirst()
      return row !== undefined
    },

    /** By a current or former slug in any language, `language` first. */
    async findIdBySlug(language: Language, slug: string): Promise<string | undefined> {
      const rows = await db
        .selectFrom('post_translations')
        .select(['post_id', 'language'])
        .where('slug', '=', slug)
        .unionAll(db.selectFrom('post_slugs').select(['post_id', 'language']).where('slug', '=', slug))
        .execute()
      return (rows.find((row) => row.language === language) ?? rows[0])?.post_id
    },

    async translations(postId: string): Promise<ListedPost[]> {
      const rows = await db.selectFrom('post_translations').select(listed).where('post_id', '=', postId).execute()
      return rows.map(fromRow)
    },

    async find(postId: string, language: Language): Promise<StoredPost | undefined> {
      const row = await db
        .selectFrom('post_translations')
        .selectAll()
        .where('post_id', '=', postId)
        .where('language', '=', language)
        .executeTakeFirst()
      return row && wholeFromRow(row)
    },

    async neighbour(post: ListedPost, now: number, isLater: boolean): Promise<ListedPost | undefined> {
      if (post.visibleFrom === undefined) return undefined
      const than = isLater ? '>' : '<'
      const direction = isLater ? 'asc' : 'desc'
      const { visibleFrom, searchId } = post
      const row = await visible(post.language, now)
        .select(listed)
        .where(sql<boolean>`(visible_from, search_id) ${sql.raw(than)} (${visibleFrom}, ${searchId})`)
        .orderBy('visible_from', direction)
        .orderBy('search_id', direction)
        .limit(1)
        .executeTakeFirst()
      return row && fromRow(row)
    },

    async findPost(id: string): Promise<{ sourceLanguage: Language; deletedAt: number | undefined } | undefined> {
      const row = await db
        .selectFrom('posts')
        .select(['source_language', 'deleted_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row && { sourceLanguage: row.source_language, deletedAt: row.deleted_at ?? undefined }
    },

    async insertPost(id: string, picture: string, createdAt: number, sourceLanguage: Language): Promise<void> {
      const row = {
        id,
        picture,
        created_at: createdAt,
        deleted_at: null,
        source_language: sourceLanguage,
        shared: null,
      }
      await db.insertInto('posts').values(row).execute()
    },

    async setDeleted(id: string, deletedAt: number | undefined, by?: string): Promise<void> {
      await db
        .updateTable('posts')
        .set({ deleted_at: deletedAt ?? null, deleted_by: by ?? null })
        .where('id', '=', id)
        .execute()
    },

    /** Deleted before `time`. */
    async listDeleted(time: number, limit: number): Promise<string[]> {
      const rows = await db.selectFrom('posts').select('id').where('deleted_at', '<=', time).limit(limit).execute()
      return rows.map(({ id }) => id)
    },

    /** With its translations, revisions, former slugs and reads. */
    async deleteForGood(id: string): Promise<void> {
      await db.deleteFrom('posts').where('id', '=', id).execute()
    },

    async sourceHashes(postId: string): Promise<Map<number, string[] | undefined>> {
      const rows = await db
        .selectFrom('post_translations')
        .select(['search_id', 'source_hashes'])
        .where('post_id', '=', postId)
        .execute()
      return new Map(
        rows.map((row) => [row.search_id, row.source_hashes === null ? undefined : JSON.parse(row.source_hashes)]),
      )
    },

    async setBehind(searchId: number, sourceHashes: string[], behind: number): Promise<void> {
      await db
        .updateTable('post_translations')
        .set({ source_hashes: JSON.stringify(sourceHashes), behind })
        .where('search_id', '=', searchId)
        .execute()
    },

    /** Counts as a change of the translation, as a save does. */
    async setVisibility(
      searchId: number,
      {
        status,
        visibleFrom,
        visibleUntil,
      }: Partial<Pick<StoredPost, 'visibleFrom' | 'visibleUntil'>> & Pick<StoredPost, 'status'>,
    ): Promise<void> {
      await db
        .updateTable('post_translations')
        .set((eb) => ({
          status,
          visible_from: visibleFrom ?? null,
          visible_until: visibleUntil ?? null,
          version: eb('version', '+', 1),
        }))
        .where('search_id', '=', searchId)
        .execute()
    },

    /** Call inside a transaction locked on `posts`. */
    async nextSearchId(): Promise<number> {
      const row = await db
        .selectFrom('post_translations')
        .select((eb) => eb.fn.max('search_id').as('last'))
        .executeTakeFirst()
      return (row?.last ?? 0) + 1
    },

    async insert(post: StoredPost): Promise<void> {
      await db.insertInto('post_translations').values(toRow(post)).execute()
    },

    async update(post: StoredPost): Promise<void> {
      await db.updateTable('post_translations').set(toRow(post)).where('search_id', '=', post.searchId).execute()
    },

    async countView(postId: string): Promise<void> {
      await db
        .updateTable('post_translations')
        .set((eb) => ({ views: eb('views', '+', 1) }))
        .where('post_id', '=', postId)
        .execute()
    },
  }
}
