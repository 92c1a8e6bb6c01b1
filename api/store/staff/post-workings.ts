import type { Selectable } from 'kysely'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import { contains } from '#api/db/contains.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface StoredWorking {
  postId: string
  language: Language
  version: number
  content: WrittenPost | undefined // undefined: as the translation has it
  savedAt: number
  savedBy: string | undefined // an account
  sourceBody: string | undefined // the source's, when this last agreed with it
}

/** With the name of who saved it. */
export interface ShownWorking extends StoredWorking {
  savedByName: string | undefined
}

/** What is written and not yet public. */
export function createPostWorkingsStore(db: Executor, kind: OpenDatabase['kind']) {
  const named = () =>
    db
      .selectFrom('post_workings as w')
      .leftJoin('staff_accounts as a', 'a.id', 'w.saved_by')
      .selectAll('w')
      .select('a.name')

  return {
    async find(postId: string, language: Language): Promise<ShownWorking | undefined> {
      const row = await named().where('w.post_id', '=', postId).where('w.language', '=', language).executeTakeFirst()
      return row && shownOf(row)
    },

    async ofPost(postId: string): Promise<ShownWorking[]> {
      return (await named().where('w.post_id', '=', postId).execute()).map(shownOf)
    },

    async put({ postId, language, ...working }: StoredWorking): Promise<void> {
      const values = {
        version: working.version,
        content: working.content ? JSON.stringify(working.content) : null,
        saved_at: working.savedAt,
        saved_by: working.savedBy ?? null,
        source_body: working.sourceBody ?? null,
      }
      await db
        .insertInto('post_workings')
        .values({ post_id: postId, language, ...values })
        .onConflict((conflict) => conflict.columns(['post_id', 'language']).doUpdateSet(values))
        .execute()
    },

    /** Changes the words alone: whoever writes goes on with the version that they have. */
    async setContent(postId: string, language: Language, content: WrittenPost): Promise<void> {
      await db
        .updateTable('post_workings')
        .set({ content: JSON.stringify(content) })
        .where('post_id', '=', postId)
        .where('language', '=', language)
        .execute()
    },

    /** Those in a language that may hold `part`, by its place in the JSON. Without the texts, as `postTexts.holding`. */
    async holding(language: Language, part: string): Promise<{ postId: string; letters: number }[]> {
      const rows = await db
        .selectFrom('post_workings')
        .select(['post_id', (query) => query.fn<number | string>('length', ['content']).as('letters')])
        .where('language', '=', language)
        .where(contains(kind, 'content', part))
        .execute()
      return rows.map(({ post_id, letters }) => ({ postId: post_id, letters: Number(letters) }))
    },
  }
}

function shownOf(row: Selectable<Schema['post_workings']> & { name: string | null }): ShownWorking {
  return {
    postId: row.post_id,
    language: row.language,
    version: row.version,
    content: row.content === null ? undefined : JSON.parse(row.content),
    savedAt: row.saved_at,
    savedBy: row.saved_by ?? undefined,
    sourceBody: row.source_body ?? undefined,
    savedByName: row.name ?? undefined,
  }
}
