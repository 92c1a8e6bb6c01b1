import type { Executor } from '#api/db/schema.ts'

/** What is deleted with a post: without them, each erasure reads every read of every post, twice. */
export async function up(db: Executor): Promise<void> {
  await db.schema.createIndex('post_views_post').on('post_views').columns(['post_id', 'viewed_at']).execute()
  await db.schema.createIndex('post_slugs_post').on('post_slugs').column('post_id').execute()
}
