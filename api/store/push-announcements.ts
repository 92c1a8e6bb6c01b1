import type { Selectable, Updateable } from 'kysely'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface Announcement {
  postId: string
  language: Language
  dueAt: number
  begunAt: number | undefined // undefined until it begins
  reached: string // the last subscription looked at
  isDone: boolean
}

type Row = Selectable<Schema['push_announcements']>

/** One announcement per translation, for ever. */
export function createPushAnnouncementsStore(db: Executor) {
  const one = (postId: string, language: Language) => ({ post_id: postId, language })
  const update = (postId: string, language: Language, changes: Updateable<Schema['push_announcements']>) =>
    db
      .updateTable('push_announcements')
      .set(changes)
      .where((where) => where.and(one(postId, language)))

  return {
    /** Schedules it, unless it has begun. */
    async plan(postId: string, language: Language, dueAt: number): Promise<void> {
      await db
        .insertInto('push_announcements')
        .values({ ...one(postId, language), due_at: dueAt, begun_at: null, reached: '', done_at: null })
        .onConflict((conflict) =>
          conflict
            .columns(['post_id', 'language'])
            .doUpdateSet({ due_at: dueAt })
            .where('push_announcements.done_at', 'is', null)
            .where('push_announcements.begun_at', 'is', null),
        )
        .execute()
    },

    /** Of one that is planned, and has not begun. */
    async bringForward(postId: string, language: Language, dueAt: number): Promise<void> {
      await update(postId, language, { due_at: dueAt })
        .where('done_at', 'is', null)
        .where('begun_at', 'is', null)
        .execute()
    },

    async silence(postId: string, language: Language, at: number): Promise<void> {
      await db
        .insertInto('push_announcements')
        .values({ ...one(postId, language), due_at: at, begun_at: null, reached: '', done_at: at })
        .onConflict((conflict) => conflict.columns(['post_id', 'language']).doNothing())
        .execute()
    },

    /** No longer visible. One that has begun counts as done, so that nobody is told twice. */
    async withdraw(postId: string, language: Language, at: number): Promise<void> {
      await db
        .deleteFrom('push_announcements')
        .where((where) => where.and(one(postId, language)))
        .where('begun_at', 'is', null)
        .where('done_at', 'is', null)
        .execute()
      await update(postId, language, { done_at: at }).where('done_at', 'is', null).execute()
    },

    async nextDue(now: number): Promise<Announcement | undefined> {
      const row = await db
        .selectFrom('push_announcements')
        .selectAll()
        .where('done_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst()
      return row && fromRow(row)
    },

    async nextDueAt(): Promise<number | undefined> {
      const row = await db
        .selectFrom('push_announcements')
        .select('due_at')
        .where('done_at', 'is', null)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst()
      return row?.due_at
    },

    async ofPost(postId: string): Promise<Announcement[]> {
      const rows = await db.selectFrom('push_announcements').selectAll().where('post_id', '=', postId).execute()
      return rows.map(fromRow)
    },

    async proceed({ postId, language }: Announcement, begunAt: number, reached: string): Promise<void> {
      await update(postId, language, { begun_at: begunAt, reached }).execute()
    },

    async finish({ postId, language }: Announcement, begunAt: number, at: number): Promise<void> {
      await update(postId, language, { begun_at: begunAt, done_at: at }).execute()
    },
  }
}

export type PushAnnouncementsStore = ReturnType<typeof createPushAnnouncementsStore>

function fromRow(row: Row): Announcement {
  return {
    postId: row.post_id,
    language: row.language,
    dueAt: row.due_at,
    begunAt: row.begun_at ?? undefined,
    reached: row.reached,
    isDone: row.done_at !== null,
  }
}
