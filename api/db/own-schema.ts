import { sql } from 'kysely'

/** The site's schema in PostgreSQL's catalogue. Not `::regnamespace`, which reads capitals as small letters. */
export const ownSchema = sql`(select oid from pg_namespace where nspname = current_schema())`
