import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { createWordSearch, searchedMessages } from '#api/store/word-search.ts'

export function createMessageSearchStore(db: Executor, kind: OpenDatabase['kind']) {
  const { put, isMissing } = createWordSearch(db, kind, searchedMessages)
  return {
    put,

    /** Those that a former version has stored. */
    missing: (limit: number) =>
      db.selectFrom('messages').select(['id', 'name', 'email', 'message']).where(isMissing()).limit(limit).execute(),
  }
}
