import type { Executor } from '#api/db/schema.ts'

export function createSettingsStore(db: Executor) {
  return {
    /** Stores `proposal` when there is none. The first of several servers wins. */
    async getOrInsert(name: string, proposal: string): Promise<string> {
      await db
        .insertInto('settings')
        .values({ name, value: proposal })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
      return row.value
    },

    async put(name: string, value: string): Promise<void> {
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },

    async find(names: string[]): Promise<Map<string, string>> {
      const rows = await db.selectFrom('settings').selectAll().where('name', 'in', names).execute()
      return new Map(rows.map(({ name, value }) => [name, value]))
    },

    async remove(name: string): Promise<void> {
      await db.deleteFrom('settings').where('name', '=', name).execute()
    },

    async namesLike(beginning: string): Promise<string[]> {
      const rows = await db.selectFrom('settings').select('name').where('name', 'like', `${beginning}%`).execute()
      return rows.map(({ name }) => name)
    },
  }
}
