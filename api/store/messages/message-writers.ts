import type { Executor } from '#api/db/schema.ts'

/** Who writes an answer just now. */
export function createMessageWritersStore(db: Executor) {
  return {
    /** Those who stopped for a while begin anew. */
    async sign(message: string, account: string, at: number, staleBefore: number): Promise<void> {
      await db.deleteFrom('message_writers').where('message_id', '=', message).where('at', '<', staleBefore).execute()
      await db
        .insertInto('message_writers')
        .values({ message_id: message, account, since: at, at })
        .onConflict((conflict) => conflict.columns(['message_id', 'account']).doUpdateSet({ at }))
        .execute()
    },

    async leave(message: string, account: string): Promise<void> {
      await db.deleteFrom('message_writers').where('message_id', '=', message).where('account', '=', account).execute()
    },

    /** The others who have given a sign since `time`, the first one first. */
    async others(message: string, account: string, time: number) {
      return db
        .selectFrom('message_writers as w')
        .innerJoin('staff_accounts as a', 'a.id', 'w.account')
        .select(['a.name', 'w.since'])
        .where('w.message_id', '=', message)
        .where('w.account', '<>', account)
        .where('w.at', '>=', time)
        .orderBy('w.since')
        .execute()
    },
  }
}
