import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

/** Issues that have gone in a language, for everybody to read. */
export function createIssueArchiveStore(db: Executor) {
  /** Letters of an own language. Others of the issue may still wait for what they lack: up to fourteen days. */
  const gone = () =>
    db
      .selectFrom('issues as i')
      .innerJoin('issue_letters as l', 'l.issue_id', 'i.id')
      .where('i.deleted_at', 'is', null)
      .where('l.fate', '=', 'own')
      .where((where) =>
        where.or([
          where('i.state', '=', 'sent'),
          where.and([
            where('i.state', 'in', ['sending', 'paused']),
            where.not(
              where.exists(
                where
                  .selectFrom('issue_deliveries as d')
                  .select('d.issue_id')
                  .whereRef('d.issue_id', '=', 'i.id')
                  .whereRef('d.language', '=', 'l.language')
                  .where('d.state', 'in', ['due', 'going']),
              ),
            ),
          ]),
        ]),
      )

  return {
    /** The highest number first. */
    async list(language: Language, limit: number) {
      return gone()
        .where('l.language', '=', language)
        .select(['i.id', 'i.number', 'l.subject', 'l.goes_at as goesAt'])
        .orderBy('i.number', 'desc')
        .limit(limit)
        .execute()
    },

    /** Whole: read few of them. */
    async texts(ids: string[]): Promise<{ id: string; text: string }[]> {
      return db.selectFrom('issues').select(['id', 'text']).where('id', 'in', ids).execute()
    },

    /** Changes with every language of an issue that has gone. */
    async sign(): Promise<string> {
      const row = await gone()
        .select((query) => [query.fn.countAll<number | string>().as('count'), query.fn.max('l.goes_at').as('last')])
        .executeTakeFirstOrThrow()
      return `${row.count}:${row.last}`
    },
  }
}
