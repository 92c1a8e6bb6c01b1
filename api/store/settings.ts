import type { Executor } from '#api/db/schema.ts'

export function createSettingsStore(db: Executor) {
  return {
    /** The stored value; where there is none, `proposal` is stored. Of several servers at once, the first one's proposal wins. */
    async getOrInsert(name: string, proposal: string): Promise<string> {
      await db
        .insertInto('settings')
        .values({ name, value: proposal })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
      return row.value
    },
  }
}

export type SettingsStore = ReturnType<typeof createSettingsStore>
