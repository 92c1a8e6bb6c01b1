import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  // Of those who agreed, in words; visits from before have none.
  for (const column of ['device', 'browser', 'system', 'asked']) {
    await db.schema
      .alterTable('visits')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo('Unknown'))
      .execute()
  }
  await db.schema.alterTable('visits').addColumn('campaign', 'text').execute()
  await db.schema
    .alterTable('consent_receipts')
    .addColumn('language', 'text', (added) => added.notNull().defaultTo('Unknown'))
    .execute()

  await db.schema
    .createTable('form_steps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('field', 'text')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('form_steps_time').on('form_steps').column('received_at').execute()

  await db.schema
    .createTable('web_vitals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'double precision', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('web_vitals_time').on('web_vitals').column('received_at').execute()
}
