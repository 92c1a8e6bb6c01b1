import type { Executor } from '#api/db/schema.ts'

export interface StoredView {
  id: string
  postId: string
  visitor: string
  network: string
  sessionId: string | undefined
  device: string
  browser: string
  referrer: string
  language: string
  isReturning: boolean
  viewedAt: number
}

export function createPostViewsStore(db: Executor) {
  return {
    async insert(view: StoredView): Promise<void> {
      await db
        .insertInto('post_views')
        .values({
          id: view.id,
          post_id: view.postId,
          visitor: view.visitor,
          network: view.network,
          session_id: view.sessionId ?? null,
          device: view.device,
          browser: view.browser,
          referrer: view.referrer,
          language: view.language,
          is_returning: Number(view.isReturning),
          viewed_at: view.viewedAt,
        })
        .execute()
    },

    /** The oldest first. When they were. */
    async deleteOf(postId: string, limit: number): Promise<number[]> {
      const oldest = db.selectFrom('post_views').select('id').where('post_id', '=', postId).orderBy('viewed_at')
      const rows = await db
        .deleteFrom('post_views')
        .where('id', 'in', oldest.limit(limit))
        .returning('viewed_at')
        .execute()
      return rows.map(({ viewed_at }) => Number(viewed_at))
    },

    async since(networks: string[], sessionId: string | undefined, time: number) {
      const rows = await db
        .selectFrom('post_views')
        .select(['post_id', 'visitor', 'network', 'session_id', 'viewed_at'])
        .where('viewed_at', '>', time)
        .where((eb) =>
          sessionId
            ? eb.or([eb('network', 'in', networks), eb('session_id', '=', sessionId)])
            : eb('network', 'in', networks),
        )
        .execute()
      return rows.map((row) => ({
        postId: row.post_id,
        visitor: row.visitor,
        network: row.network,
        sessionId: row.session_id ?? undefined,
        viewedAt: row.viewed_at,
      }))
    },
  }
}
