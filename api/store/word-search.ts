import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'

/** A table whose rows are found by their words, and where those stand. */
export interface SearchedTable {
  rows: string
  /** On SQLite the `search_id` of a row names its words, on PostgreSQL `key` does. */
  words: string
  key: string
}

export const searchedMessages = { rows: 'messages', words: 'message_search', key: 'message_id' }
export const searchedApplications = { rows: 'applications', words: 'application_search', key: 'application_id' }

/** Words of rows, on either database. They go with their row. */
export function createWordSearch(db: Executor, kind: OpenDatabase['kind'], { rows, words, key }: SearchedTable) {
  const [table, index, owner] = [sql.table(rows), sql.table(words), sql.ref(key)]
  return {
    /** Once for each row. */
    async put(id: string, text: string): Promise<void> {
      if (kind === 'postgres') {
        // A row that is deleted meanwhile has no words.
        await sql`insert into ${index} (${owner}, document)
          select id, to_tsvector('simple', ${text}) from ${table} where id = ${id}
          on conflict (${owner}) do nothing`.execute(db)
        return
      }
      const put = await sql<{ search_id: number }>`update ${table}
        set search_id = (select coalesce(max(search_id), 0) + 1 from ${table})
        where id = ${id} and search_id is null returning search_id`.execute(db)
      for (const { search_id } of put.rows) {
        await sql`insert into ${index} (rowid, words) values (${search_id}, ${text})`.execute(db)
      }
    },

    /** A condition on rows of the table: nobody can find it yet. */
    isMissing: (): RawBuilder<SqlBool> =>
      kind === 'postgres'
        ? sql<SqlBool>`not exists (select 1 from ${index} as s where s.${owner} = ${table}.id)`
        : sql<SqlBool>`search_id is null`,
  }
}

/**
 * A condition on rows of the table, under the name `alias`: a word begins with each term, in one of its ways. A single letter is
 * a word of its own: as a beginning it would be in every row, which ten of them would look up letter by letter.
 */
export function saysAll(
  terms: string[][],
  kind: OpenDatabase['kind'],
  { rows, words, key }: SearchedTable,
  alias = rows,
): RawBuilder<SqlBool> {
  const index = sql.table(words)
  const isBeginning = (way: string) => way.length > 1
  if (kind === 'postgres') {
    // Quoted: what one sign stands for may be several (`⑴` is `(1)`).
    const quoted = (way: string) => `'${way.replace(/['\\]/g, '$&$&')}'${isBeginning(way) ? ':*' : ''}`
    const query = terms.map((ways) => `(${ways.map(quoted).join(' | ')})`).join(' & ')
    return sql`${sql.ref(`${alias}.id`)} in (select ${sql.ref(key)} from ${index} where document @@ to_tsquery('simple', ${query}))`
  }
  const quoted = (way: string) => `"${way.replaceAll('"', '""')}"${isBeginning(way) ? '*' : ''}`
  const match = terms.map((ways) => `(${ways.map(quoted).join(' OR ')})`).join(' AND ')
  // The plus keeps to the list's own order: a common word has as many rows as there are, which would be sorted each time.
  return sql`+${sql.ref(`${alias}.search_id`)} in (select rowid from ${index} where ${index} match ${match})`
}
