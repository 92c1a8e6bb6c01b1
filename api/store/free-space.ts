import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

/** Pages given back at once, of 4 KB each: a moment that nobody notices. */
const PAGES = 250

/**
 * Gives the room of deleted rows back to the disk, a little at a time. Only SQLite needs it: PostgreSQL's autovacuum does
 * the same by itself.
 */
export function createFreeSpaceStore(db: Executor, kind: 'sqlite' | 'postgres') {
  if (kind === 'postgres') return { releaseSome: async () => false, clearLog: async () => {} }
  return {
    /** True when there is more. */
    async releaseSome(): Promise<boolean> {
      await sql`pragma incremental_vacuum(${sql.lit(PAGES)})`.execute(db)
      const { rows } = await sql<{ auto_vacuum: number; freelist_count: number }>`select auto_vacuum, freelist_count
        from pragma_auto_vacuum, pragma_freelist_count`.execute(db)
      // Where the file is not made for it, no page ever goes.
      return rows[0]?.auto_vacuum === 2 && rows[0].freelist_count > 0
    },

    /** The write-ahead log repeats rows as they were; it is emptied into the file. When somebody reads it, next time. */
    async clearLog(): Promise<void> {
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
  }
}

export type FreeSpaceStore = ReturnType<typeof createFreeSpaceStore>
