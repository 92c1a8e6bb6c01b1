import { randomBytes } from 'node:crypto'
import type { Executor } from '#api/db/schema.ts'

const name = 'probe'
const LENGTH = 15_000 // bytes, more than a page, so that space is allocated; random, because PostgreSQL compresses others to a line

/** Call inside a transaction: its commit is what reaches the disk. */
export function createProbesStore(db: Executor) {
  return {
    async write(): Promise<void> {
      const value = randomBytes(LENGTH).toString('base64')
      await db.deleteFrom('settings').where('name', '=', name).execute()
      await db.insertInto('settings').values({ name, value }).execute()
      await db.deleteFrom('settings').where('name', '=', name).execute()
    },
  }
}
