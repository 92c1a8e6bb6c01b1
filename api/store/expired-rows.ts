import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

/** Deletes expired rows (D28) in batches and returns how many; fewer than `limit` means none are left. */
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

    /** Of senders who have not written since `before`. */
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

    async deleteSignups(before: number, limit: number): Promise<number> {
      const old = db.selectFrom('newsletter_signups').select('id').where('signed_up_at', '<=', before).limit(limit)
      const { numDeletedRows } = await db.deleteFrom('newsletter_signups').where('id', 'in', old).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

export type ExpiredRowsStore = ReturnType<typeof createExpiredRowsStore>
