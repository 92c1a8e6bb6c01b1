import { sql } from 'kysely'
import type { OpenDatabase } from '#api/db/open.ts'

/** Milliseconds by which PostgreSQL’s clock is ahead of this machine’s; SQLite has no other one. */
export async function clockDifference({ db, kind }: OpenDatabase): Promise<number> {
  if (kind === 'sqlite') return 0
  const { rows } = await sql<{ at: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as at`.execute(
    db,
  )
  return (rows[0]?.at ?? 0) - Date.now()
}
