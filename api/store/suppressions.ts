import type { Executor } from '#api/db/schema.ts'

/** Addresses not to be written to, as keyed hashes: all that is kept of somebody who has left (D14). */
export function createSuppressionsStore(db: Executor) {
  return {
    async insert(emailKey: string, at: number): Promise<void> {
      await db
        .insertInto('suppressions')
        .values({ email_key: emailKey, suppressed_at: at })
        .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ suppressed_at: at }))
        .execute()
    },

    /** Since when; undefined for an address that may be written to. */
    async since(emailKey: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('suppressions')
        .select('suppressed_at')
        .where('email_key', '=', emailKey)
        .executeTakeFirst()
      return row?.suppressed_at
    },

    async delete(emailKey: string): Promise<void> {
      await db.deleteFrom('suppressions').where('email_key', '=', emailKey).execute()
    },
  }
}

export type SuppressionsStore = ReturnType<typeof createSuppressionsStore>
