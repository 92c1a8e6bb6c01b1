import type { Executor } from '#api/db/schema.ts'

/** Rows live until the proof itself expires. */
export function createSpentProofsStore(db: Executor) {
  return {
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
