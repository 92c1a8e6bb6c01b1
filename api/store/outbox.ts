import { type Selectable, sql, type Updateable } from 'kysely'
import { clockAhead } from '#api/db/clock-ahead.ts'
import { lockTime } from '#api/db/lock-time.ts'
import { currentRequestId } from '#api/db/request-id.ts'
import type { Executor, Schema } from '#api/db/schema.ts'

export interface OutboxEntry {
  id: string
  kind: string
  lane?: string
  payload: string
  createdAt: number
  dueAt?: number | undefined // `createdAt` if left out
  comesLast?: boolean // nobody waits for it
}

/** `attempts` includes this one. */
export interface ClaimedEntry extends Required<Omit<OutboxEntry, 'dueAt' | 'comesLast'>> {
  attempts: number
  requestId?: string | null // of the request that caused it
}

/** Which entries are asked for: those outside of the lanes in `busy`, or of them those that nobody has tried yet. */
interface Wanted {
  busy: string[]
  isFirst: boolean
}

const all: Wanted = { busy: [], isFirst: false }

type Claim = Pick<ClaimedEntry, 'id' | 'attempts'>

interface Postponement {
  dueAt: number
  reason: string
  attempt?: number // whatever the attempt, if left out
  isSlow?: boolean // it failed after a long wait: comes after all others
}

export interface FailedEntry extends ClaimedEntry {
  failedAt: number
  reason: string
}

/** Transactional outbox: stored with what caused the message, delivered by a worker (D15). */
export function createOutboxStore(db: Executor, kind: 'sqlite' | 'postgres') {
  async function release(
    id: string,
    changes: Updateable<Schema['outbox']>,
    attempt: number | undefined,
  ): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ ...changes, locked_until: null })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .$if(attempt !== undefined, (query) => query.where('attempts', '=', attempt ?? 0))
      .execute()
  }

  const failed = () =>
    db
      .selectFrom('outbox')
      .select(['id', 'kind', 'lane', 'payload', 'attempts', 'created_at', 'request_id', 'failed_at', 'last_error'])
      .where('failed_at', 'is not', null)

  return {
    async insert(...entries: OutboxEntry[]): Promise<void> {
      if (entries.length === 0) return
      await db
        .insertInto('outbox')
        .values(
          entries.map(({ createdAt, dueAt = createdAt, lane = '', comesLast = false, ...entry }) => ({
            ...entry,
            lane,
            created_at: createdAt,
            due_at: dueAt,
            attempts: 0,
            is_slow: comesLast ? 1 : 0,
            request_id: currentRequestId() ?? null,
          })),
        )
        .execute()
    },

    /** Claims the oldest due entry, of those that fail slowly, or that nobody waits for, after all others. One statement, so two servers never get the same. */
    async claim(now: number, lockedUntil: number, { busy, isFirst }: Wanted = all): Promise<ClaimedEntry | undefined> {
      const row = await db
        .updateTable('outbox')
        .set({ locked_until: lockTime(kind, lockedUntil), attempts: sql<number>`attempts + 1` })
        .where('id', '=', (query) => {
          const next = query
            .selectFrom('outbox')
            .select('id')
            .where('sent_at', 'is', null)
            .where('failed_at', 'is', null)
            .where('due_at', '<=', now)
            .where((where) =>
              where.or([where('locked_until', 'is', null), where('locked_until', '<=', lockTime(kind, now))]),
            )
            .$if(busy.length > 0, (due) => due.where('lane', 'not in', busy))
            .$if(isFirst, (due) => due.where('attempts', '=', 0))
            // Silent servers of strangers hold a place for a minute each time; one that says "later" does so at once.
            .orderBy('is_slow')
            .orderBy('due_at')
            .limit(1)
          return kind === 'postgres' ? next.forUpdate().skipLocked() : next
        })
        .returning(['id', 'kind', 'lane', 'payload', 'attempts', 'created_at as createdAt', 'request_id as requestId'])
        .executeTakeFirst()
      return row
    },

    /** False when another worker has it, or it is done. */
    async renew({ id, attempts }: Claim, lockedUntil: number): Promise<boolean> {
      const result = await db
        .updateTable('outbox')
        .set({ locked_until: lockTime(kind, lockedUntil) })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Drops the payload: it repeats personal data. */
    async markSent(id: string, at: number): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ sent_at: at, failed_at: null, locked_until: null, last_error: null, payload: '' })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .execute()
    },

    /** No effect when sent meanwhile, or claimed again after `attempt`. */
    postpone: (id: string, { dueAt, reason, attempt, isSlow = false }: Postponement): Promise<void> =>
      release(id, { due_at: dueAt, last_error: reason, ...(isSlow && { is_slow: 1 }) }, attempt),

    /** A report says that it did not arrive after all: what was sent and has a reason has come back. False when none was sent. */
    async markReturned(id: string, reason: string): Promise<boolean> {
      const result = await db
        .updateTable('outbox')
        .set({ last_error: reason })
        .where('id', '=', id)
        .where('sent_at', 'is not', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Conditions as for `postpone`. Failed entries stay for staff. */
    markFailed: (id: string, at: number, reason: string, attempt?: number): Promise<void> =>
      release(id, { failed_at: at, last_error: reason }, attempt),

    async findFailed(id: string): Promise<FailedEntry | undefined> {
      const row = await failed().where('id', '=', id).executeTakeFirst()
      return row && failedEntry(row)
    },

    async listFailed(limit: number, offset = 0): Promise<FailedEntry[]> {
      const rows = await failed().orderBy('failed_at', 'desc').orderBy('id').limit(limit).offset(offset).execute()
      return rows.map(failedEntry)
    },

    /** With fresh attempts. False when there is none. */
    async retryFailed(id: string, dueAt: number): Promise<boolean> {
      const result = await db
        .updateTable('outbox')
        .set({ failed_at: null, due_at: dueAt, attempts: 0, is_slow: 0 })
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Takes back what nobody has begun to deliver. False when it is too late. */
    async withdraw(id: string, now: number): Promise<boolean> {
      const result = await db
        .deleteFrom('outbox')
        .where('id', '=', id)
        .where('attempts', '=', 0)
        .where('due_at', '>', now)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async deleteFailed(id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('outbox')
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async deleteSentBefore(time: number): Promise<void> {
      await db.deleteFrom('outbox').where('sent_at', '<=', time).execute()
    },

    async deleteFailedCreatedBefore(time: number): Promise<void> {
      await db.deleteFrom('outbox').where('failed_at', 'is not', null).where('created_at', '<=', time).execute()
    },

    /** What a clock that was ahead has put off or claimed is due at once. */
    async bringNear(now: number): Promise<void> {
      const waiting = () => db.updateTable('outbox').where('sent_at', 'is', null).where('failed_at', 'is', null)
      await waiting()
        .set({ due_at: now })
        .where('due_at', '>', now + clockAhead.due)
        .execute()
      await waiting()
        .set({ locked_until: null })
        .where('locked_until', '>', now + clockAhead.lock)
        .execute()
    },

    /** When the next one is due; undefined for never. */
    async nextDueAt({ busy, isFirst }: Wanted = all): Promise<number | undefined> {
      const rows = await db
        .selectFrom('outbox')
        .select(['due_at', sql<number | null>`locked_until - ${lockTime(kind, 0)}`.as('locked_until')])
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .$if(busy.length > 0, (waiting) => waiting.where('lane', 'not in', busy))
        .$if(isFirst, (waiting) => waiting.where('attempts', '=', 0))
        .orderBy('due_at')
        .limit(50)
        .execute()
      const times = rows.map((row) => Math.max(row.due_at, row.locked_until ?? 0))
      return times.length > 0 ? Math.min(...times) : undefined
    },
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>

type FailedRow = Pick<
  Selectable<Schema['outbox']>,
  'id' | 'kind' | 'lane' | 'payload' | 'attempts' | 'created_at' | 'request_id' | 'failed_at' | 'last_error'
>

function failedEntry({ created_at, request_id, failed_at, last_error, ...row }: FailedRow): FailedEntry {
  return { ...row, createdAt: created_at, requestId: request_id, failedAt: failed_at ?? 0, reason: last_error ?? '' }
}
