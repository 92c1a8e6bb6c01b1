import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'
import { NOBODY } from '#api/store/newsletter/nobody.ts'

/** From which moment the oldest row counts, and how many are at most a day younger. */
export interface DueRows {
  at: number
  count: number
}

const DAY = 24 * 3_600_000

/** Rows that a rule deletes, each as the moment from which its time runs. */
const rows = {
  visits: sql`select received_at as at from visits`,
  reads: sql`select viewed_at as at from post_views`,
  consents: sql`select received_at as at from consent_receipts`,
  messages: sql`select max(received_at) over (partition by lower(email)) as at from messages`,
  applications: sql`select delete_after as at from applications`,
  requests: sql`select done_at as at from person_requests where done_at is not null`,
  signups: sql`select signed_up_at as at from subscribers where confirmed_at is null
    union all select signed_up_at from newsletter_signups`,
  limits: sql`select expires_at as at from rate_hits`,
  salts: sql`select day * ${sql.lit(DAY)} as at from view_salts`,
  mailsSent: sql`select sent_at as at from outbox where sent_at is not null`,
  mailsFailed: sql`select created_at as at from outbox where failed_at is not null`,
  pushEnded: sql`select expires_at as at from push_subscriptions where expires_at is not null`,
  pushSent: sql`select created_at as at from push_deliveries`,
  issues: sql`select ended_at as at from issues where ended_at is not null and exists (select 1 from issue_deliveries as d
    where d.issue_id = issues.id and d.subscriber_id < ${sql.lit(NOBODY)})`,
  deleted: sql`select deleted_at as at from posts where deleted_at is not null
    union all select deleted_at from openings where deleted_at is not null
    union all select deleted_at from pictures where deleted_at is not null
    union all select deleted_at from messages where deleted_at is not null
    union all select deleted_at from applications where deleted_at is not null
    union all select deleted_at from subscribers where deleted_at is not null
    union all select deleted_at from issues where deleted_at is not null`,
  undos: sql`select made_at as at from post_undos`,
  previews: sql`select expires_at as at from post_previews`,
  shares: sql`select expires_at as at from dashboard_shares`,
  staffLog: sql`select at from staff_log`,
  staffVisits: sql`select at from admin_access`,
  staffLinks: sql`select expires_at as at from staff_links`,
  staffSessions: sql`select created_at as at from staff_sessions`,
  staffChallenges: sql`select expires_at as at from staff_challenges`,
} satisfies Record<string, RawBuilder<unknown>>

export type CountedRule = keyof typeof rows

/** What the rules of retention (D28) delete next. */
export function createDueRowsStore(db: Executor) {
  return {
    async next(rule: CountedRule): Promise<DueRows | undefined> {
      // Each part is answered by the index of the column.
      const counted = await sql<{ at: number | string; count: number | string }>`
        select oldest.at, (select count(*) from (${rows[rule]}) as due where due.at <= oldest.at + ${sql.lit(DAY)}) as count
        from (select due.at from (${rows[rule]}) as due order by due.at limit 1) as oldest`.execute(db)
      const [row] = counted.rows
      return row && { at: Number(row.at), count: Number(row.count) }
    },
  }
}
