import type { Executor } from '#api/db/schema.ts'

export async function up(db: Executor): Promise<void> {
  // What an import says of how somebody agreed is their proof of consent, beside the times that are there already.
  for (const column of ['agreed_how', 'import_file', 'imported_by'] as const) {
    await db.schema.alterTable('subscribers').addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('subscribers').addColumn('imported_at', 'bigint').execute()

  // Of those from before nobody knows why.
  await db.schema.alterTable('suppressions').addColumn('why', 'text').execute()
  await db.schema.createIndex('suppressions_time').on('suppressions').column('suppressed_at').execute()
}
