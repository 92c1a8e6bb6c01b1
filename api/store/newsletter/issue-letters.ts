import type { Insertable, Selectable } from 'kysely'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export type StoredLetter = Selectable<Schema['issue_letters']>

/** Letters without their text: a list of them is read often. */
export type LetterHead = Omit<StoredLetter, 'html' | 'plain'>

export function createIssueLettersStore(db: Executor) {
  return {
    async insert(...letters: Insertable<Schema['issue_letters']>[]): Promise<void> {
      await db.insertInto('issue_letters').values(letters).execute()
    },

    async heads(issueId: string): Promise<LetterHead[]> {
      return db
        .selectFrom('issue_letters')
        .select(['issue_id', 'language', 'fate', 'sent_in', 'goes_at', 'subject'])
        .where('issue_id', '=', issueId)
        .orderBy('language')
        .execute()
    },

    async find(issueId: string, language: Language): Promise<StoredLetter | undefined> {
      return db
        .selectFrom('issue_letters')
        .selectAll()
        .where('issue_id', '=', issueId)
        .where('language', '=', language)
        .executeTakeFirst()
    },

    /** Gives a language that waits its letter. False when it waits no longer. */
    async open(letter: Insertable<Schema['issue_letters']>): Promise<boolean> {
      const { issue_id, language, ...rest } = letter
      const result = await db
        .updateTable('issue_letters')
        .set(rest)
        .where('issue_id', '=', issue_id)
        .where('language', '=', language)
        .where('fate', '=', 'waits')
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
  }
}
