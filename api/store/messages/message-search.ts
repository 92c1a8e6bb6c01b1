import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'

interface UnsearchedMessage {
  id: string
  name: string
  email: string
  message: string
}

/** Words of messages. They go with their message. */
export function createMessageSearchStore(db: Executor, kind: OpenDatabase['kind']) {
  return {
    /** Once for each message. */
    async put(id: string, words: string): Promise<void> {
      if (kind === 'postgres') {
        await sql`insert into message_search (message_id, document) values (${id}, to_tsvector('simple', ${words}))
          on conflict (message_id) do nothing`.execute(db)
        return
      }
      const { rows } = await sql<{ search_id: number }>`update messages
        set search_id = (select coalesce(max(search_id), 0) + 1 from messages)
        where id = ${id} and search_id is null returning search_id`.execute(db)
      for (const { search_id } of rows) {
        await sql`insert into message_search (rowid, words) values (${search_id}, ${words})`.execute(db)
      }
    },

    /** Those that a former version has stored. */
    async missing(limit: number): Promise<UnsearchedMessage[]> {
      const isMissing =
        kind === 'postgres'
          ? sql<SqlBool>`not exists (select 1 from message_search as s where s.message_id = messages.id)`
          : sql<SqlBool>`search_id is null`
      return db
        .selectFrom('messages')
        .select(['id', 'name', 'email', 'message'])
        .where(isMissing)
        .limit(limit)
        .execute()
    },
  }
}

/**
 * A condition on rows of `m`: a word begins with each term, in one of its ways. A single letter is a word of its own: as a
 * beginning it would be in every message, which ten of them would look up letter by letter.
 */
export function saysAll(terms: string[][], kind: OpenDatabase['kind']): RawBuilder<SqlBool> {
  const isBeginning = (way: string) => way.length > 1
  if (kind === 'postgres') {
    // Quoted: what one sign stands for may be several (`⑴` is `(1)`).
    const quoted = (way: string) => `'${way.replace(/['\\]/g, '$&$&')}'${isBeginning(way) ? ':*' : ''}`
    const query = terms.map((ways) => `(${ways.map(quoted).join(' | ')})`).join(' & ')
    return sql`m.id in (select message_id from message_search where document @@ to_tsquery('simple', ${query}))`
  }
  const quoted = (way: string) => `"${way.replaceAll('"', '""')}"${isBeginning(way) ? '*' : ''}`
  const match = terms.map((ways) => `(${ways.map(quoted).join(' OR ')})`).join(' AND ')
  // The plus keeps to the list's own order: a common word has as many rows as there are, which would be sorted each time.
  return sql`+m.search_id in (select rowid from message_search where message_search match ${match})`
}
