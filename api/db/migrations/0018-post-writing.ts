import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('post_workings')
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('source_body', 'text')
    .addPrimaryKeyConstraint('post_workings_one', ['post_id', 'language'])
    .execute()
  await db.schema.alterTable('posts').addColumn('shared', 'text').execute()

  await db.schema.alterTable('post_revisions').addColumn('saved_by', 'text').execute()
  await db.schema.alterTable('post_revisions').addColumn('begun_at', 'bigint').execute()
  await db.schema.alterTable('post_revisions').addColumn('published_at', 'bigint').execute()
  // Until now every save was public at once, but for drafts.
  await sql`update post_revisions set published_at = saved_at where exists (
    select 1 from post_translations as t
    where t.post_id = post_revisions.post_id and t.language = post_revisions.language and t.status <> 'draft')`.execute(
    db,
  )

  await db.schema
    .createTable('post_previews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('post_previews_post').on('post_previews').columns(['post_id', 'language']).execute()
  await db.schema.createIndex('post_previews_end').on('post_previews').column('expires_at').execute()
}
