import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { NOBODY, nobody } from '#api/store/newsletter/nobody.ts'

/** What is kept of issues that ended long ago: counts. */
export function createOldDeliveriesStore(db: Executor, kind: OpenDatabase['kind']) {
  const endedBefore = (time: number) => db.selectFrom('issues').select('id').where('ended_at', '<=', time)

  return {
    /** Forgets who got them. Fewer than `limit` means none are left. */
    async forgetBefore(time: number, limit: number): Promise<number> {
      const [issue] = await endedBefore(time)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('issue_deliveries')
              .select('issue_id')
              .whereRef('issue_deliveries.issue_id', '=', 'issues.id')
              .where('subscriber_id', '<', NOBODY),
          ),
        )
        .limit(1)
        .execute()
      if (!issue) return 0
      const known = db
        .selectFrom('issue_deliveries')
        .select('subscriber_id')
        .where('issue_id', '=', issue.id)
        .where('subscriber_id', '<', NOBODY)
        .limit(limit)
      await db
        .updateTable('issue_deliveries')
        .set({ subscriber_id: nobody(kind), answer: null })
        .where('issue_id', '=', issue.id)
        .where('subscriber_id', 'in', known)
        .execute()
      // Another issue may have some.
      return limit
    },

    /** What came back from those who are on the list no more. */
    async deleteBouncesBefore(time: number, limit: number): Promise<number> {
      const old = db
        .selectFrom('issue_bounces')
        .select('issue_bounces.id')
        .where('issue_id', 'in', endedBefore(time))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('subscribers')
                .select('subscribers.id')
                .whereRef('subscribers.id', '=', 'issue_bounces.subscriber_id'),
            ),
          ),
        )
        .limit(limit)
      const { numDeletedRows } = await db.deleteFrom('issue_bounces').where('id', 'in', old).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
