import { sql } from 'kysely'
import type { OpenDatabase } from '#api/db/open.ts'

/**
 * A time of this server's clock (milliseconds) as PostgreSQL's clock has it: whose claim has ended is the same for all servers,
 * though their own clocks differ. In whole seconds, so that the way to the database does not count.
 */
export function lockTime(kind: OpenDatabase['kind'], time: number) {
  return kind === 'sqlite'
    ? sql<number>`${time}`
    : sql<number>`(${time} + 1000 * round(extract(epoch from statement_timestamp()) - ${Date.now() / 1000}))::bigint`
}
