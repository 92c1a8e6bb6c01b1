import { clockAhead } from '#api/db/clock-ahead.ts'
import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface NewPushDelivery {
  postId: string
  subscriptionId: string
  language: Language
  serverKey: string
  createdAt: number
}

export interface PushDelivery extends Omit<NewPushDelivery, 'serverKey'> {
  id: string
  attempts: number // includes this one
}

export type PushOutcome = 'sent' | 'refused' | 'unknown' | 'given-up' | 'withdrawn'

/** Sent messages stay on record, so that nobody is told of a post twice. */
export function createPushDeliveriesStore(db: Executor, kind: 'sqlite' | 'postgres') {
  return {
    /** Ignores subscribers who already have a message about the post. */
    async insertSome(deliveries: NewPushDelivery[]): Promise<void> {
      if (deliveries.length === 0) return
      await db
        .insertInto('push_deliveries')
        .values(
          deliveries.map(({ postId, subscriptionId, language, serverKey, createdAt }) => ({
            id: `${subscriptionId}/${postId}`,
            post_id: postId,
            subscription_id: subscriptionId,
            language,
            server_key: serverKey,
            created_at: createdAt,
            due_at: createdAt,
            attempts: 0,
            outcome: null,
          })),
        )
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    /** Claims for good: after a crash nobody knows whether they were sent. Call inside a transaction. */
    async claim(serverKey: string, now: number, limit: number): Promise<PushDelivery[]> {
      const due = db
        .selectFrom('push_deliveries')
        .select('id')
        .where('server_key', '=', serverKey)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
      const rows = await (kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
      if (rows.length === 0) return []
      return db
        .updateTable('push_deliveries')
        .set((eb) => ({ due_at: null, attempts: eb('attempts', '+', 1) }))
        .where(
          'id',
          'in',
          rows.map((row) => row.id),
        )
        .returning([
          'id',
          'post_id as postId',
          'subscription_id as subscriptionId',
          'language',
          'created_at as createdAt',
          'attempts',
        ])
        .execute()
    },

    /** Once for each claim: that of another server, after this was stored already, is left alone. */
    async postpone(
      { id, attempts }: Pick<PushDelivery, 'id' | 'attempts'>,
      dueAt: number,
      counted: number,
    ): Promise<void> {
      await db
        .updateTable('push_deliveries')
        .set({ due_at: dueAt, attempts: counted })
        .where('id', '=', id)
        .where('due_at', 'is', null)
        .where('outcome', 'is', null)
        .where('attempts', '=', attempts)
        .execute()
    },

    async settle(ids: string[], outcome: PushOutcome): Promise<void> {
      if (ids.length === 0) return
      await db.updateTable('push_deliveries').set({ outcome }).where('id', 'in', ids).execute()
    },

    async nextDueAt(serverKey: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('push_deliveries')
        .select('due_at')
        .where('server_key', '=', serverKey)
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst()
      return row?.due_at ?? undefined
    },

    /** What a clock that was ahead has put off is due at once. Fewer than `limit` means none are left. */
    async bringNear(now: number, limit: number): Promise<number> {
      const far = db
        .selectFrom('push_deliveries')
        .select('id')
        .where('due_at', '>', now + clockAhead.due)
        .limit(limit)
      const result = await db
        .updateTable('push_deliveries')
        .set({ due_at: now })
        .where('id', 'in', far)
        .executeTakeFirst()
      return Number(result.numUpdatedRows)
    },

    /** Fewer than `limit` means none are left. */
    async deleteBefore(time: number, limit: number): Promise<number> {
      const old = db.selectFrom('push_deliveries').select('id').where('created_at', '<=', time).limit(limit)
      const { numDeletedRows } = await db.deleteFrom('push_deliveries').where('id', 'in', old).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
