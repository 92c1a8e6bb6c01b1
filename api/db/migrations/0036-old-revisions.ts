import type { Executor } from '#api/db/schema.ts'

/** Finds the revisions that are old enough to be thinned out, without reading the others. */
export async function up(db: Executor): Promise<void> {
  await db.schema.createIndex('post_revisions_saved').on('post_revisions').column('saved_at').execute()
}
