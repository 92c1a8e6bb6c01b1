import type { Executor } from '#api/db/schema.ts'

export interface HeldBack {
  mails: number
  issues: number
  notices: number
}

const reason = 'Held back: it was waiting when the backup was made or the site moved, and may have left since.'

/**
 * What waited in a backup, or in the database that the site has left, has mostly gone since. Mails become dead letters, which staff try again or discard; issues of the
 * newsletter wait for somebody, those that were to go later as well: they may have gone earlier, or been taken back; notices to browsers, which go at most once, do not go.
 */
export async function holdBack(transaction: Executor, now: number): Promise<HeldBack> {
  const mails = await transaction
    .updateTable('outbox')
    .set({ failed_at: now, locked_until: null, last_error: reason })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  const paused = await transaction
    .updateTable('issues')
    .set({ state: 'paused', pause: 'staff', paused_at: now, paused_by: null })
    // What waits for the mail server goes on by itself once that answers.
    .where((issue) => issue.or([issue('state', '=', 'sending'), issue('pause', '=', 'server')]))
    .executeTakeFirst()
  const drafts = await transaction
    .updateTable('issues')
    .set({ state: 'draft', goes_at: null, zone: null, clock: null, scheduled_by: null })
    .where('state', '=', 'scheduled')
    .executeTakeFirst()
  await transaction
    .updateTable('push_announcements')
    .set({ done_at: now })
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .execute()
  const notices = await transaction
    .updateTable('push_deliveries')
    .set({ due_at: null })
    .where('due_at', 'is not', null)
    .executeTakeFirst()
  return {
    mails: Number(mails.numUpdatedRows),
    issues: Number(paused.numUpdatedRows) + Number(drafts.numUpdatedRows),
    notices: Number(notices.numUpdatedRows),
  }
}
