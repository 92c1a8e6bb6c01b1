import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('endpoint_key', 'text', (column) => column.notNull().unique())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('server_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('types', 'text', (column) => column.notNull())
    .addColumn('agreed_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute()
  await db.schema.createIndex('push_subscriptions_end').on('push_subscriptions').column('expires_at').execute()

  await db.schema
    .createTable('push_announcements')
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('begun_at', 'bigint')
    .addColumn('reached', 'text', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addPrimaryKeyConstraint('push_announcements_id', ['post_id', 'language'])
    .execute()
  await db.schema
    .createIndex('push_announcements_due')
    .on('push_announcements')
    .columns(['done_at', 'due_at'])
    .execute()

  await db.schema
    .createTable('push_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('server_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .execute()
  await db.schema.createIndex('push_deliveries_due').on('push_deliveries').columns(['server_key', 'due_at']).execute()
  await db.schema.createIndex('push_deliveries_subscription').on('push_deliveries').column('subscription_id').execute()
  await db.schema.createIndex('push_deliveries_time').on('push_deliveries').column('created_at').execute()

  // Existing posts are never announced.
  await sql`
    insert into push_announcements (post_id, language, due_at, reached, done_at)
    select post_id, language, visible_from, '', visible_from from post_translations where visible_from is not null
  `.execute(db)
}
