import { sql } from 'kysely'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

/** Only the newest hits are ranked, so that common words cost no more than rare ones. */
export const MOST_HITS = 500

export interface SearchDocument {
  title: string
  tags: string
  excerpt: string
  words: string
}

/** FTS5 on SQLite, tsvector on PostgreSQL, over our own stems (`search-words.ts`), so that both find the same. */
export function createPostSearchStore(db: Executor, kind: OpenDatabase['kind']) {
  return {
    ...(kind === 'postgres' ? onPostgres(db) : onSqlite(db)),

    /** What the index is made of, by search id. */
    async documents(after: number, limit: number) {
      const rows = await db
        .selectFrom('post_translations')
        .select(['search_id as searchId', 'language', 'title', 'tags', 'excerpt', 'words'])
        .where('search_id', '>', after)
        .orderBy('search_id')
        .limit(limit)
        .execute()
      return rows.map(({ tags, ...row }) => ({ ...row, tags: JSON.parse(tags) as string[] }))
    },
  }
}

interface PostSearchStore {
  put: (language: Language, searchId: number, document: SearchDocument) => Promise<void>
  remove: (language: Language, searchId: number) => Promise<void>
  /** Search ids with a stem of each term, best first. */
  find: (language: Language, terms: string[][]) => Promise<number[]>
}

function onSqlite(db: Executor): PostSearchStore {
  const table = (language: Language) => sql.table(`post_search_${language}`)
  return {
    async put(language, searchId, { title, tags, excerpt, words }) {
      await sql`delete from ${table(language)} where rowid = ${searchId}`.execute(db)
      await sql`insert into ${table(language)} (rowid, title, tags, excerpt, words)
        values (${searchId}, ${title}, ${tags}, ${excerpt}, ${words})`.execute(db)
    },

    async remove(language, searchId) {
      await sql`delete from ${table(language)} where rowid = ${searchId}`.execute(db)
    },

    async find(language, terms) {
      const match = terms.map((stems) => `(${stems.map((stem) => `"${stem}"`).join(' OR ')})`).join(' AND ')
      const fts = table(language)
      const name = sql.ref(`post_search_${language}`)
      const beyond = await sql<{ rowid: number }>`select rowid from ${fts} where ${name} match ${match}
        order by rowid desc limit 1 offset ${MOST_HITS}`.execute(db)
      const { rows } = await sql<{ rowid: number }>`select rowid from ${fts}
        where ${name} match ${match} and rowid > ${beyond.rows[0]?.rowid ?? 0}
        order by bm25(${name}, 10.0, 6.0, 4.0, 1.0), rowid desc`.execute(db)
      return rows.map(({ rowid }) => rowid)
    },
  }
}

function onPostgres(db: Executor): PostSearchStore {
  return {
    async put(language, searchId, { title, tags, excerpt, words }) {
      const part = (text: string, weight: string) => sql`setweight(to_tsvector('simple', ${text}), ${sql.lit(weight)})`
      const document = sql`${part(title, 'A')} || ${part(tags, 'B')} || ${part(excerpt, 'C')} || ${part(words, 'D')}`
      await sql`insert into post_search (search_id, language, document) values (${searchId}, ${language}, ${document})
        on conflict (search_id) do update set document = excluded.document`.execute(db)
    },

    async remove(_language, searchId) {
      await sql`delete from post_search where search_id = ${searchId}`.execute(db)
    },

    async find(language, terms) {
      const query = terms.map((stems) => `(${stems.map((stem) => `'${stem}'`).join(' | ')})`).join(' & ')
      // 1: normalise by length.
      const { rows } = await sql<{ search_id: number }>`select search_id from (
          select search_id, document from post_search
          where language = ${language} and document @@ to_tsquery('simple', ${query})
          order by search_id desc limit ${MOST_HITS}) as newest
        order by ts_rank('{0.1, 0.4, 0.6, 1.0}', document, to_tsquery('simple', ${query}), 1) desc, search_id desc`.execute(
        db,
      )
      return rows.map((row) => row.search_id)
    },
  }
}
