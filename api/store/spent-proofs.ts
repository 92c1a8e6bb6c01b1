import type { Executor } from '#api/db/schema.ts'

/** Proofs of work that have counted; kept for as long as they could be shown again. */
export function createSpentProofsStore(db: Executor) {
  return {
    /** False when it was there before. */
    async insert(id: string, expiresAt: number): Promise<boolean> {
      const result = await db
        .insertInto('spent_proofs')
        .values({ id, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async deleteExpired(now: number): Promise<void> {
      await db.deleteFrom('spent_proofs').where('expires_at', '<=', now).execute()
    },
  }
}

export type SpentProofsStore = ReturnType<typeof createSpentProofsStore>
