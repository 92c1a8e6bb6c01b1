import type { Executor } from '#api/db/schema.ts'

/** How long the house was silent on each day, and how fast it answered otherwise. Of all servers together; of no visitor. */
export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('answered_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('silent', 'bigint', (column) => column.notNull())
    .addColumn('longest', 'bigint', (column) => column.notNull())
    .addColumn('requests', 'bigint', (column) => column.notNull())
    .addColumn('errors', 'bigint', (column) => column.notNull())
    .addColumn('times', 'text', (column) => column.notNull())
    .execute()
}
