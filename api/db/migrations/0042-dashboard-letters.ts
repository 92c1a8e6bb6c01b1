import type { Executor } from '#api/db/schema.ts'

/** Who gets the numbers by mail, and what they have got last: nothing is ordered twice. */
export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('dashboard_letters')
    .addColumn('account', 'text', (column) => column.primaryKey())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('alerts', 'integer', (column) => column.notNull())
    .addColumn('report_for', 'text')
    .addColumn('alert_for', 'text')
    .execute()
}
