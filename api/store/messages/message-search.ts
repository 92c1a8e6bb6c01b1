import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { createWordSearch, searchedMessages } from '#api/store/word-search.ts'

export function createMessageSearchStore(db: Executor, kind: OpenDatabase['kind']) {
  const { put, isMissing } = createWordSearch(db, kind, searchedMessages)
  return {
    put,

    /** Those that a former version has stored: the next behind an id. */
    missing: (limit: number, after: string) =>
      db
        .selectFrom('messages')
        .select(['id', 'name', 'email', 'message'])
        .where(isMissing())
        // SQLite has an index of what is missing; PostgreSQL would look through all before it each time.
        .$if(kind === 'postgres', (query) => query.where('id', '>', after).orderBy('id'))
        .limit(limit)
        .execute(),
  }
}
