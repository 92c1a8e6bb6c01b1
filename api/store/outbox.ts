import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

export interface OutboxEntry {
  id: string
  kind: string
  payload: string
  createdAt: number
}

/** An entry that a worker has in hand; `attempts` counts this try. */
export interface ClaimedEntry extends OutboxEntry {
  attempts: number
}

/** Messages to the outside world, stored with what caused them and delivered by a worker (D15). */
export function createOutboxStore(db: Executor, kind: 'sqlite' | 'postgres') {
  return {
    async insert({ createdAt, ...entry }: OutboxEntry): Promise<void> {
      await db
        .insertInto('outbox')
        .values({ ...entry, created_at: createdAt, due_at: createdAt, attempts: 0 })
        .execute()
    },

    /** Takes the entry that has waited longest and is due, for this worker alone until `lockedUntil`. One statement, so two servers never get the same. */
    async claim(now: number, lockedUntil: number): Promise<ClaimedEntry | undefined> {
      const row = await db
        .updateTable('outbox')
        .set({ locked_until: lockedUntil, attempts: sql<number>`attempts + 1` })
        .where('id', '=', (query) => {
          const next = query
            .selectFrom('outbox')
            .select('id')
            .where('sent_at', 'is', null)
            .where('failed_at', 'is', null)
            .where('due_at', '<=', now)
            .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now)]))
            .orderBy('due_at')
            .limit(1)
          return kind === 'postgres' ? next.forUpdate().skipLocked() : next
        })
        .returning(['id', 'kind', 'payload', 'attempts', 'created_at as createdAt'])
        .executeTakeFirst()
      return row
    },

    async markSent(id: string, at: number): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ sent_at: at, locked_until: null, last_error: null })
        .where('id', '=', id)
        .execute()
    },

    /** Puts an entry back, to be tried at `dueAt`. */
    async postpone(id: string, dueAt: number, reason: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ due_at: dueAt, locked_until: null, last_error: reason })
        .where('id', '=', id)
        .execute()
    },

    /** Gives an entry up. It is kept for staff to see, never dropped. */
    async markFailed(id: string, at: number, reason: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ failed_at: at, locked_until: null, last_error: reason })
        .where('id', '=', id)
        .execute()
    },

    /** When the next waiting entry can be taken, in milliseconds since 1970; undefined when nothing waits. */
    async nextDueAt(): Promise<number | undefined> {
      const rows = await db
        .selectFrom('outbox')
        .select(['due_at', 'locked_until'])
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .orderBy('due_at')
        .limit(50)
        .execute()
      const times = rows.map((row) => Math.max(row.due_at, row.locked_until ?? 0))
      return times.length > 0 ? Math.min(...times) : undefined
    },
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>
