import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BoardSort, BoardState } from '#api/contract/values/post-board.ts'
import type { PostType } from '#api/contract/values/post-lists.ts'
import { contains } from '#api/db/contains.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { fromRow, type ListedPost, listed } from '#api/store/post-rows.ts'
import { type Language, languages } from '#locales/languages.ts'

export interface BoardFilter {
  now: number
  /** Search ids, and what a title holds; a post fits by either. */
  words: { hits: number[]; titlePart: string } | undefined
  type: PostType | undefined
  state: BoardState | undefined
  language: Language | undefined
  author: string | undefined
}

interface BoardPage {
  sort: BoardSort
  titleLanguage: Language
  readSince: number
  limit: number
  offset: number
}

const LAST = Number.MAX_SAFE_INTEGER // a time after all others, for what has none yet

type Condition = RawBuilder<SqlBool>

const always = sql<SqlBool>`1 = 1`

function fitting(kind: OpenDatabase['kind'], { hits, titlePart }: NonNullable<BoardFilter['words']>): Condition {
  const inTitle = contains(kind, 't.title_key', titlePart)
  return hits.length > 0 ? sql<SqlBool>`(${inTitle} or t.search_id in (${sql.join(hits)}))` : inTitle
}

/** Posts of every state but deleted. Filters and counts read an index, not the texts. */
export function createPostBoardStore(db: Executor, kind: OpenDatabase['kind']) {
  const visible = (now: number) =>
    sql<SqlBool>`t.visible_from <= ${now} and (t.visible_until is null or t.visible_until > ${now})`

  const inState = (now: number): Record<Exclude<BoardState, 'missing'>, Condition> => ({
    draft: sql<SqlBool>`t.visible_from is null`,
    scheduled: sql<SqlBool>`t.visible_from > ${now} and (t.visible_until is null or t.visible_until > ${now})`,
    live: visible(now),
    behind: sql<SqlBool>`t.behind > 0 and t.visible_from is not null and (t.visible_until is null or t.visible_until > ${now})`,
    unpublished: sql<SqlBool>`t.visible_until <= ${now}`,
  })

  const translations = () =>
    db
      .selectFrom('post_translations as t')
      .innerJoin('posts as p', 'p.id', 't.post_id')
      .where('p.deleted_at', 'is', null)

  function matching({ now, words, type, state, language, author }: BoardFilter) {
    const has = (condition: Condition) =>
      sql<SqlBool>`exists (select 1 from post_translations as t where t.post_id = p.id and ${condition})`
    const posts = db.selectFrom('posts as p').where('p.deleted_at', 'is', null)
    const inLanguage = language ? sql<SqlBool>`t.language = ${language}` : always
    const conditions = [
      type && has(sql<SqlBool>`t.type = ${type}`),
      author !== undefined && has(sql<SqlBool>`t.author = ${author}`),
      words && has(fitting(kind, words)),
      state === undefined && language && has(inLanguage),
      state && state !== 'missing' && has(sql<SqlBool>`${inLanguage} and ${inState(now)[state]}`),
      state === 'missing' &&
        sql<SqlBool>`(select count(*) from post_translations as t where t.post_id = p.id and ${inLanguage}) < ${language ? 1 : languages.length}`,
    ]
    return conditions.reduce((query, condition) => (condition ? query.where(condition) : query), posts)
  }

  return {
    async page(filter: BoardFilter, { sort, titleLanguage, readSince, limit, offset }: BoardPage) {
      const from = sql`coalesce(s.visible_from, ${sql.lit(LAST)})`
      const orders: Record<BoardSort, ReturnType<typeof sql>> = {
        newest: sql`${from} desc`,
        oldest: sql`${from} asc`,
        title: sql`coalesce(o.title_key, s.title_key) asc`,
        reads: sql`coalesce(r.reads, 0) desc`,
        changed: sql`(select max(t.saved_at) from post_translations as t where t.post_id = p.id) desc`,
      }
      const rows = await matching(filter)
        .leftJoin('post_translations as s', (join) =>
          join.onRef('s.post_id', '=', 'p.id').onRef('s.language', '=', 'p.source_language'),
        )
        .leftJoin('post_translations as o', (join) =>
          join.onRef('o.post_id', '=', 'p.id').on('o.language', '=', titleLanguage),
        )
        .leftJoin(
          (views) =>
            views
              .selectFrom('post_views')
              .select(['post_id', (eb) => eb.fn.countAll<number | string>().as('reads')])
              .where('viewed_at', '>=', readSince)
              .groupBy('post_id')
              .as('r'),
          (join) => join.onRef('r.post_id', '=', 'p.id'),
        )
        .select(['p.id', 'p.source_language as sourceLanguage', 'r.reads'])
        .orderBy(orders[sort])
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(({ reads, ...row }) => ({ ...row, reads: Number(reads ?? 0) }))
    },

    async count(filter: BoardFilter): Promise<number> {
      const row = await matching(filter)
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async translationsOf(ids: string[]): Promise<ListedPost[]> {
      if (ids.length === 0) return []
      return (await db.selectFrom('post_translations').select(listed).where('post_id', 'in', ids).execute()).map(
        fromRow,
      )
    },

    async countTypes(): Promise<Map<string, number>> {
      const rows = await translations()
        .select(['t.type', sql<number | string>`count(distinct t.post_id)`.as('count')])
        .groupBy('t.type')
        .execute()
      return new Map(rows.map(({ type, count }) => [type, Number(count)]))
    },

    async countLive(now: number): Promise<Map<Language, number>> {
      const rows = await translations()
        .where(visible(now))
        .select(['t.language', (query) => query.fn.countAll<number | string>().as('count')])
        .groupBy('t.language')
        .execute()
      return new Map(rows.map(({ language, count }) => [language, Number(count)]))
    },

    /** Translations that are or will be shown, and are behind their source. */
    async countBehind(now: number): Promise<number> {
      const row = await translations()
        .where(inState(now).behind)
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async authors(): Promise<string[]> {
      const rows = await translations()
        .select('t.author')
        .where('t.author', '!=', '')
        .distinct()
        .orderBy('t.author')
        .execute()
      return rows.map(({ author }) => author)
    },
  }
}
