import type { Insertable, Selectable } from 'kysely'
import type { Executor, Schema } from '#api/db/schema.ts'

export type IssueBounce = Selectable<Schema['issue_bounces']>

export function createIssueBouncesStore(db: Executor) {
  return {
    /** False when it is there already: a report may be read twice. */
    async insert(bounce: Insertable<Schema['issue_bounces']>): Promise<boolean> {
      const result = await db
        .insertInto('issue_bounces')
        .values(bounce)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    /** Of how many issues the mail came back for good: an answer and a report of one count once. */
    async countHard(subscriberId: string): Promise<number> {
      const row = await db
        .selectFrom('issue_bounces')
        .select((query) => query.fn.count<number | string>('issue_id').distinct().as('count'))
        .where('subscriber_id', '=', subscriberId)
        .where('kind', '=', 'hard')
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** How many recipients' mails of an issue came back after a time. */
    async countPeople(issueId: string, after: number): Promise<number> {
      const row = await db
        .selectFrom('issue_bounces')
        .select((query) => query.fn.count<number | string>('subscriber_id').distinct().as('count'))
        .where('issue_id', '=', issueId)
        .where('at', '>', after)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** The latest first, with whoever is still on the list. */
    async latest(issueId: string, limit: number) {
      return db
        .selectFrom('issue_bounces as b')
        .leftJoin('subscribers as s', (join) =>
          join.onRef('s.id', '=', 'b.subscriber_id').on('s.deleted_at', 'is', null),
        )
        .select(['b.at', 'b.kind', 'b.code', 'b.answer', 'b.subscriber_id as subscriberId', 's.email'])
        .where('b.issue_id', '=', issueId)
        .orderBy('b.at', 'desc')
        .orderBy('b.id')
        .limit(limit)
        .execute()
    },
  }
}
