import { sql } from 'kysely'
import type { OpenDatabase } from '#api/db/open.ts'

/** Comes after every id, so that an index tells whose recipients are still known. */
export const NOBODY = 'nobody-'

/** A subscriber's id that is no one's: the delivery is counted, and names nobody. */
export const nobody = (kind: OpenDatabase['kind']) =>
  kind === 'sqlite'
    ? sql<string>`${NOBODY} || lower(hex(randomblob(16)))`
    : sql<string>`${NOBODY} || gen_random_uuid()::text`
