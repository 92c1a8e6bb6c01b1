import type { Executor } from '#api/db/schema.ts'
import { byAttempt, type DeliveryAttempt } from '#api/store/newsletter/issue-deliveries.ts'

/** About to be handed over when its server fell silent. */
export interface LostDelivery extends DeliveryAttempt {
  log: string | null // that its server kept
}

/** Of all issues. */
export function createLostDeliveriesStore(db: Executor) {
  const lost = () =>
    db
      .selectFrom('issue_deliveries')
      .select(['issue_id as issueId', 'subscriber_id as subscriberId', 'attempts', 'hand_over_log as log'])

  return {
    /** Nobody has said for too long what became of them. */
    listSilent: (now: number): Promise<LostDelivery[]> =>
      lost().where('state', '=', 'going').where('locked_until', '<=', now).execute(),

    /** Handed over since a time by those who kept these logs, as far as anybody knows. */
    listUnknown: (logs: string[], since: number): Promise<LostDelivery[]> =>
      lost().where('state', '=', 'unknown').where('going_at', '>', since).where('hand_over_log', 'in', logs).execute(),

    /** They have reached nobody: due again, and that was no attempt. Returns how many were still as they were found. */
    async free(log: string, lost: DeliveryAttempt[], dueAt: number): Promise<number> {
      let freed = 0
      for (const { issueId, attempts, alike } of byAttempt(lost)) {
        const result = await db
          .updateTable('issue_deliveries')
          .set({
            ...{ state: 'due', due_at: dueAt, attempts: attempts - 1 },
            ...{ locked_until: null, going_at: null, done_at: null, hand_over_log: null },
          })
          .where('issue_id', '=', issueId)
          .where(
            'subscriber_id',
            'in',
            alike.map(({ subscriberId }) => subscriberId),
          )
          .where('attempts', '=', attempts)
          .where('hand_over_log', '=', log)
          .where('state', 'in', ['going', 'unknown'])
          .executeTakeFirst()
        freed += Number(result.numUpdatedRows)
      }
      return freed
    },

    /** They may have arrived. */
    async giveUp(now: number): Promise<void> {
      await db
        .updateTable('issue_deliveries')
        .set({ state: 'unknown', done_at: now, locked_until: null })
        .where('state', '=', 'going')
        .where('locked_until', '<=', now)
        .execute()
    },
  }
}
