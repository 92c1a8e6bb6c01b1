import type { SuppressionReason } from '#api/contract/values/staff/subscribers.ts'
import type { Executor } from '#api/db/schema.ts'

export interface Suppression {
  since: number
  askedAt: number | undefined // the last confirmation mail; undefined when it was confirmed
}

/** Who must not be mailed, as keyed hashes: all that is stored of who has left (D14). An address may have several. */
export function createSuppressionsStore(db: Executor) {
  return {
    async insert(emailKey: string, { since, askedAt, why }: Suppression & { why: SuppressionReason }): Promise<void> {
      const facts = { suppressed_at: since, asked_at: askedAt ?? null, why }
      await db
        .insertInto('suppressions')
        .values({ email_key: emailKey, ...facts })
        .onConflict((conflict) => conflict.column('email_key').doUpdateSet(facts))
        .execute()
    },

    /** The latest; undefined when the address may be mailed. */
    async find(emailKeys: string[]): Promise<Suppression | undefined> {
      const row = await db
        .selectFrom('suppressions')
        .select(['suppressed_at', 'asked_at'])
        .where('email_key', 'in', emailKeys)
        .orderBy('suppressed_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && { since: row.suppressed_at, askedAt: row.asked_at ?? undefined }
    },

    /** Which of the keys must not be mailed. */
    async among(emailKeys: string[]): Promise<Set<string>> {
      if (emailKeys.length === 0) return new Set()
      const rows = await db.selectFrom('suppressions').select('email_key').where('email_key', 'in', emailKeys).execute()
      return new Set(rows.map((row) => row.email_key))
    },

    async setAsked(emailKeys: string[], at: number): Promise<void> {
      await db.updateTable('suppressions').set({ asked_at: at }).where('email_key', 'in', emailKeys).execute()
    },

    async delete(emailKeys: string[]): Promise<void> {
      await db.deleteFrom('suppressions').where('email_key', 'in', emailKeys).execute()
    },
  }
}
