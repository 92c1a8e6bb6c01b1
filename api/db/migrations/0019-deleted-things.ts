import type { Executor } from '#api/db/schema.ts'

/** What D26 keeps for thirty days. Posts have it already. */
export async function up(db: Executor): Promise<void> {
  for (const table of ['messages', 'applications', 'subscribers'] as const) {
    await db.schema.alterTable(table).addColumn('deleted_at', 'bigint').execute()
    await db.schema.alterTable(table).addColumn('deleted_by', 'text').execute()
    await db.schema
      .createIndex(`${table}_deleted`)
      .on(table)
      .column('deleted_at')
      .where('deleted_at', 'is not', null)
      .execute()
  }
}
