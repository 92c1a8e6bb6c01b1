import type { Executor } from '#api/db/schema.ts'

/** Translations from before count as up to date with their source. */
export async function up(db: Executor): Promise<void> {
  await db.schema
    .alterTable('posts')
    .addColumn('source_language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
  await db.schema
    .alterTable('post_translations')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('post_translations').addColumn('visible_until', 'bigint').execute()
  await db.schema.alterTable('post_translations').addColumn('source_hashes', 'text').execute()
  await db.schema
    .alterTable('post_translations')
    .addColumn('behind', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('post_translations_by_end')
    .on('post_translations')
    .columns(['language', 'visible_until'])
    .execute()
  // All that the board filters and counts by: it never reads texts for that.
  await db.schema
    .createIndex('post_translations_board')
    .on('post_translations')
    .columns([
      'post_id',
      'language',
      'visible_from',
      'visible_until',
      'behind',
      'type',
      'author',
      'title_key',
      'saved_at',
    ])
    .execute()
  await db.schema.createIndex('posts_deleted').on('posts').column('deleted_at').execute()

  await db.schema
    .createTable('post_undos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('former', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
}
