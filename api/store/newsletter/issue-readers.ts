import type { PostType } from '#api/contract/values/post-lists.ts'
import { contains } from '#api/db/contains.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

/** Who would get an issue: confirmed, and not deleted. */
export function createIssueReadersStore(db: Executor, kind: OpenDatabase['kind']) {
  /** Who has asked for one of the topics at least; for none they are all. */
  const asking = (topics: readonly PostType[]) =>
    db
      .selectFrom('subscribers')
      .where('confirmed_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .$if(topics.length > 0, (query) =>
        query.where((where) => where.or(topics.map((topic) => contains(kind, 'topics', `"${topic}"`)))),
      )

  return {
    async count(topics: readonly PostType[]): Promise<number> {
      const row = await asking(topics)
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async countEach(topics: readonly PostType[]): Promise<Map<Language, number>> {
      const rows = await asking(topics)
        .select(['language', (query) => query.fn.countAll<number | string>().as('count')])
        .groupBy('language')
        .execute()
      return new Map(rows.map(({ language, count }) => [language, Number(count)]))
    },
  }
}
