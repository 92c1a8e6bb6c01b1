import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

/**
 * Deletes rows whose time is over (D28), of every table that has such: a few at a time, so that nobody waits long for the
 * database. Each call returns how many it has deleted; fewer than `limit` means that there are no more.
 */
export function createExpiredRowsStore(db: Executor) {
  return {
    async deleteVisits(before: number, limit: number): Promise<number> {
      const old = db.selectFrom('visits').select('id').where('received_at', '<=', before).limit(limit)
      const { numDeletedRows } = await db.deleteFrom('visits').where('id', 'in', old).executeTakeFirst()
      return Number(numDeletedRows)
    },

    async deletePostViews(before: number, limit: number): Promise<number> {
      const old = db.selectFrom('post_views').select('id').where('viewed_at', '<=', before).limit(limit)
      const { numDeletedRows } = await db.deleteFrom('post_views').where('id', 'in', old).executeTakeFirst()
      return Number(numDeletedRows)
    },

    async deleteConsentReceipts(before: number, limit: number): Promise<number> {
      const old = db.selectFrom('consent_receipts').select('receipt').where('received_at', '<=', before).limit(limit)
      const { numDeletedRows } = await db.deleteFrom('consent_receipts').where('receipt', 'in', old).executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Messages whose sender has not written again since `before` either. */
    async deleteMessages(before: number, limit: number): Promise<number> {
      const old = db
        .selectFrom('messages as old')
        .select('old.id')
        .where('old.received_at', '<=', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('messages as later')
                .select('later.id')
                .where(sql<boolean>`lower(later.email) = lower(old.email)`)
                .where('later.received_at', '>', before),
            ),
          ),
        )
        .limit(limit)
      const { numDeletedRows } = await db.deleteFrom('messages').where('id', 'in', old).executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Sign-ups for the newsletter that nobody has confirmed. */
    async deleteUnconfirmed(before: number, limit: number): Promise<number> {
      const old = db
        .selectFrom('subscribers')
        .select('id')
        .where('confirmed_at', 'is', null)
        .where('signed_up_at', '<=', before)
        .limit(limit)
      const { numDeletedRows } = await db.deleteFrom('subscribers').where('id', 'in', old).executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Sign-ups that could never be settled. */
    async deleteSignups(before: number, limit: number): Promise<number> {
      const old = db.selectFrom('newsletter_signups').select('id').where('signed_up_at', '<=', before).limit(limit)
      const { numDeletedRows } = await db.deleteFrom('newsletter_signups').where('id', 'in', old).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

export type ExpiredRowsStore = ReturnType<typeof createExpiredRowsStore>
