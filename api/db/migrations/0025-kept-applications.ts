import type { Executor } from '#api/db/schema.ts'

/** Applications that are kept longer, with a reason: `delete_after` is then the later day. */
export async function up(db: Executor): Promise<void> {
  for (const column of ['kept_ground', 'kept_reason', 'kept_by']) {
    await db.schema.alterTable('applications').addColumn(column, 'text').execute()
  }
  for (const column of ['ordinary_after', 'kept_at']) {
    await db.schema.alterTable('applications').addColumn(column, 'bigint').execute()
  }
}
