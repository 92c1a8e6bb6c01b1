import type { Executor } from '#api/db/schema.ts'

/** What the dashboard reads instead of raw rows. A day that is missing here is counted from those. */
export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('day_facts')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('made_as', 'text', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('day_sums')
    .addColumn('first_day', 'integer', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('made_as', 'text', (column) => column.notNull())
    .addColumn('visits', 'text', (column) => column.notNull())
    .addColumn('beside', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_sums_key', ['first_day', 'days'])
    .execute()
}
