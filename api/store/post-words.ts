import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

const BATCH = 300 // rows per statement: databases limit parameters

export function createPostWordsStore(db: Executor) {
  return {
    async add(language: Language, words: ReadonlyMap<string, string>): Promise<void> {
      const rows = [...words].map(([word, stem]) => ({ language, word, stem }))
      for (let start = 0; start < rows.length; start += BATCH) {
        await db
          .insertInto('post_words')
          .values(rows.slice(start, start + BATCH))
          .onConflict((conflict) => conflict.columns(['language', 'word']).doNothing())
          .execute()
      }
    },

    async all(language: Language): Promise<Map<string, string>> {
      const rows = await db.selectFrom('post_words').select(['word', 'stem']).where('language', '=', language).execute()
      return new Map(rows.map(({ word, stem }) => [word, stem]))
    },

    async version(language: Language): Promise<number> {
      const row = await db
        .selectFrom('post_versions')
        .select('version')
        .where('language', '=', language)
        .executeTakeFirst()
      return row?.version ?? 0
    },

    async countUp(language: Language): Promise<void> {
      await db
        .insertInto('post_versions')
        .values({ language, version: 1 })
        .onConflict((conflict) =>
          conflict.column('language').doUpdateSet((eb) => ({ version: eb('post_versions.version', '+', 1) })),
        )
        .execute()
    },
  }
}
