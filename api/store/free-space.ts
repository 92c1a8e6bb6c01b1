import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

const PAGES = 250 // pages of 4 KB per step: an unnoticeable pause

/** Returns free pages to the disk in steps. PostgreSQL's autovacuum does it by itself. */
export function createFreeSpaceStore(db: Executor, kind: 'sqlite' | 'postgres') {
  if (kind === 'postgres') return { releaseSome: async () => false, clearLog: async () => {} }
  return {
    async releaseSome(): Promise<boolean> {
      await sql`pragma incremental_vacuum(${sql.lit(PAGES)})`.execute(db)
      const { rows } = await sql<{ auto_vacuum: number; freelist_count: number }>`select auto_vacuum, freelist_count
        from pragma_auto_vacuum, pragma_freelist_count`.execute(db)
      // Files without `auto_vacuum` never shrink.
      return rows[0]?.auto_vacuum === 2 && rows[0].freelist_count > 0
    },

    /** Truncates the write-ahead log, which repeats deleted rows. Retried later when a reader holds it. */
    async clearLog(): Promise<void> {
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
  }
}
