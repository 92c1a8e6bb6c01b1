import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('issues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('approved_version', 'integer')
    .addColumn('approved_at', 'bigint')
    .addColumn('approved_by', 'text')
    .addColumn('goes_at', 'bigint')
    .addColumn('zone', 'text')
    .addColumn('clock', 'text')
    .addColumn('scheduled_by', 'text')
    .addColumn('begun_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('paused_at', 'bigint')
    .addColumn('pause', 'text')
    .addColumn('paused_by', 'text')
    .addColumn('deleted_at', 'bigint')
    .addColumn('deleted_by', 'text')
    .execute()

  await db.schema
    .createTable('issue_letters')
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issues.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('fate', 'text', (column) => column.notNull())
    .addColumn('sent_in', 'text', (column) => column.notNull())
    .addColumn('goes_at', 'bigint', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('plain', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_letters_key', ['issue_id', 'language'])
    .execute()

  // No reference to a subscriber: who leaves is still counted, and never named.
  await db.schema
    .createTable('issue_deliveries')
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issues.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('locked_until', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('going_at', 'bigint')
    .addColumn('done_at', 'bigint')
    .addColumn('left_at', 'bigint')
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('issue_deliveries_key', ['issue_id', 'subscriber_id'])
    .execute()
  for (const [name, ...columns] of [
    ['issue_deliveries_due', 'issue_id', 'state', 'due_at'],
    ['issue_deliveries_pace', 'going_at'],
    ['issue_deliveries_locked', 'locked_until'],
    ['issue_deliveries_person', 'subscriber_id'],
  ] as const) {
    await db.schema.createIndex(name).on('issue_deliveries').columns(columns).execute()
  }

  await db.schema
    .createTable('issue_bounces')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issues.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('issue_bounces_issue').on('issue_bounces').columns(['issue_id', 'at']).execute()
  await db.schema.createIndex('issue_bounces_person').on('issue_bounces').columns(['subscriber_id', 'at']).execute()
}
