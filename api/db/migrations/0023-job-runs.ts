import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  await db.schema
    .createTable('job_runs')
    .addColumn('job', 'text', (column) => column.primaryKey())
    .addColumn('began_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('error', 'text')
    .execute()
}
