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

    /** The names that begin with these letters. */
    async namesLike(beginning: string): Promise<string[]> {
      const rows = await db.selectFrom('settings').select('name').where('name', 'like', `${beginning}%`).execute()
      return rows.map(({ name }) => name)
    },
  }
}

export type SettingsStore = ReturnType<typeof createSettingsStore>
