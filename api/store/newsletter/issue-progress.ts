import type { DeliveryState } from '#api/contract/values/staff/issues.ts'
import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface LanguageProgress {
  language: Language
  state: DeliveryState
  count: number
  left: number
  nextAt: number
}

/** How the deliveries of issues stand, counted. */
export function createIssueProgressStore(db: Executor) {
  return {
    async byLanguage(issueId: string): Promise<LanguageProgress[]> {
      const rows = await db
        .selectFrom('issue_deliveries')
        .select((query) => [
          'language',
          'state',
          query.fn.countAll<number | string>().as('count'),
          query.fn.count<number | string>('left_at').as('left'),
          query.fn.min('due_at').as('nextAt'),
        ])
        .where('issue_id', '=', issueId)
        .groupBy(['language', 'state'])
        .execute()
      return rows.map((row) => ({
        ...row,
        count: Number(row.count),
        left: Number(row.left),
        nextAt: Number(row.nextAt),
      }))
    },

    async hasAny(issueId: string, states: readonly DeliveryState[]): Promise<boolean> {
      for (const state of states) {
        const row = await db
          .selectFrom('issue_deliveries')
          .select('issue_id')
          .where('issue_id', '=', issueId)
          .where('state', '=', state)
          .limit(1)
          .executeTakeFirst()
        if (row) return true
      }
      return false
    },

    /** With which state, and handed over or done after a time where one is given. */
    async count(
      issueId: string,
      states: readonly DeliveryState[],
      after: { goingAt?: number; doneAt?: number } = {},
    ): Promise<number> {
      const { goingAt, doneAt } = after
      const row = await db
        .selectFrom('issue_deliveries')
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .where('issue_id', '=', issueId)
        .where('state', 'in', states)
        .$if(goingAt !== undefined, (query) => query.where('going_at', '>', goingAt ?? 0))
        .$if(doneAt !== undefined, (query) => query.where('done_at', '>', doneAt ?? 0))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Due again after a temporary refusal. */
    async countRetried(issueId: string): Promise<number> {
      const row = await db
        .selectFrom('issue_deliveries')
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .where('issue_id', '=', issueId)
        .where('state', '=', 'due')
        .where('attempts', '>', 0)
        .where('locked_until', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}
