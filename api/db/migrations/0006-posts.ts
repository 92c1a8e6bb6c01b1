import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'
import { languages } from '#locales/languages.ts'

export async function up(db: Executor, kind: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute()

  // Sort columns are denormalised, so that lists read one table in index order.
  await db.schema
    .createTable('post_translations')
    .addColumn('search_id', 'integer', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('visible_from', 'bigint')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('html_version', 'integer', (column) => column.notNull())
    .addColumn('sections', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('seo', 'text', (column) => column.notNull())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('picture_alt', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('type_rank', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('featured', 'integer', (column) => column.notNull())
    .addColumn('read_time', 'integer', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint')
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('post_translations_one', ['post_id', 'language'])
    .addUniqueConstraint('post_translations_slug', ['language', 'slug'])
    .execute()
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema.createIndex(`post_translations_${name}`).on('post_translations').columns(columns).execute()
  }

  await db.schema
    .createTable('post_slugs')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('post_slugs_one', ['language', 'slug'])
    .execute()

  await db.schema
    .createTable('post_revisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('post_revisions_post')
    .on('post_revisions')
    .columns(['post_id', 'language', 'saved_at'])
    .execute()

  await db.schema
    .createTable('post_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text')
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('is_returning', 'integer', (column) => column.notNull())
    .addColumn('viewed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('post_views_visitor').on('post_views').columns(['visitor', 'viewed_at']).execute()
  await db.schema.createIndex('post_views_session').on('post_views').columns(['session_id', 'viewed_at']).execute()
  await db.schema.createIndex('post_views_time').on('post_views').column('viewed_at').execute()

  await db.schema
    .createTable('post_words')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('stem', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_words_one', ['language', 'word'])
    .execute()

  await db.schema
    .createTable('post_versions')
    .addColumn('language', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()

  if (kind === 'postgres') {
    await sql`create table post_search (
      search_id integer primary key references post_translations (search_id) on delete cascade,
      language text not null, document tsvector not null)`.execute(db)
    await sql`create index post_search_document on post_search using gin (document)`.execute(db)
  } else {
    for (const language of languages) {
      await sql`create virtual table ${sql.table(`post_search_${language}`)}
        using fts5(title, tags, excerpt, words, content = '', contentless_delete = 1)`.execute(db)
    }
  }
}

/** An index per sort order: a page costs the same for any number of posts. */
const orders = {
  by_date: ['language', 'visible_from', 'search_id'],
  by_type: ['language', 'type', 'featured', 'visible_from', 'search_id'],
  by_featured: ['language', 'featured', 'visible_from', 'search_id'],
  by_title: ['language', 'title_key', 'search_id'],
  by_category: ['language', 'type_rank', 'visible_from desc', 'search_id desc'],
  by_read_time: ['language', 'read_time', 'visible_from desc', 'search_id desc'],
  by_author: ['language', 'author', 'visible_from desc', 'search_id desc'],
  by_views: ['language', 'views', 'visible_from', 'search_id'],
}
