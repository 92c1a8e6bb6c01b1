import type { Executor } from '#api/db/schema.ts'

export function createMessageNotesStore(db: Executor) {
  return {
    /** False when it is there already. */
    async insert(note: { id: string; message: string; account: string; at: number; text: string }): Promise<boolean> {
      const { message, ...row } = note
      const result = await db
        .insertInto('message_notes')
        .values({ ...row, message_id: message })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
    },

    /** The oldest first. */
    async list(message: string) {
      return db
        .selectFrom('message_notes as n')
        .leftJoin('staff_accounts as a', 'a.id', 'n.account')
        .select(['n.id', 'n.at', 'n.text', 'a.name as by'])
        .where('n.message_id', '=', message)
        .orderBy('n.at')
        .orderBy('n.id')
        .execute()
    },
  }
}
