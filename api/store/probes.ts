import type { Executor } from '#api/db/schema.ts'

const name = 'probe'
const value = '0'.repeat(20_000) // more than a page, so that space is allocated

/** Call inside a transaction: its commit is what reaches the disk. */
export function createProbesStore(db: Executor) {
  return {
    async write(): Promise<void> {
      await db.deleteFrom('settings').where('name', '=', name).execute()
      await db.insertInto('settings').values({ name, value }).execute()
      await db.deleteFrom('settings').where('name', '=', name).execute()
    },
  }
}
