import type { Executor } from '#api/db/schema.ts'

export function createViewSaltsStore(db: Executor) {
  return {
    /** Stores `proposal` when there is none. The first of several servers wins. */
    async getOrInsert(day: number, proposal: string): Promise<string> {
      await db
        .insertInto('view_salts')
        .values({ day, salt: proposal })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute()
      const row = await db.selectFrom('view_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
      return row.salt
    },

    async find(day: number): Promise<string | undefined> {
      const row = await db.selectFrom('view_salts').select('salt').where('day', '=', day).executeTakeFirst()
      return row?.salt
    },

    async deleteBefore(day: number): Promise<void> {
      await db.deleteFrom('view_salts').where('day', '<', day).execute()
    },
  }
}
