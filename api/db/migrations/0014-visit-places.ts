import type { Executor } from '#api/db/schema.ts'

/** Visits from before have no place. */
export async function up(db: Executor): Promise<void> {
  for (const column of ['country', 'region', 'city']) {
    await db.schema
      .alterTable('visits')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo('Unknown'))
      .execute()
  }
}
