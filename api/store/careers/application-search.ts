import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { createWordSearch, searchedApplications } from '#api/store/word-search.ts'

export function createApplicationSearchStore(db: Executor, kind: OpenDatabase['kind']) {
  const { put, isMissing } = createWordSearch(db, kind, searchedApplications)
  return {
    put,

    /** Those that a former version has stored: the next behind an id. */
    missing: (limit: number, after: string) =>
      db
        .selectFrom('applications')
        .select(['id', 'full_name as fullName', 'email', 'phone', 'opening_title as openingTitle', 'message'])
        .where(isMissing())
        // SQLite has an index of what is missing; PostgreSQL would look through all before it each time.
        .$if(kind === 'postgres', (query) => query.where('id', '>', after).orderBy('id'))
        .limit(limit)
        .execute(),
  }
}
