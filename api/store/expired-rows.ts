import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'

/** Deletes expired rows (D28) in batches and returns how many; fewer than `limit` means none are left. */
export function createExpiredRowsStore(db: Executor) {
  return {
    deleteVisits(before: number, limit: number) {
      const old = db.selectFrom('visits').select('id').where('received_at', '<=', before).limit(limit)
      return countOf(db.deleteFrom('visits').where('id', 'in', old))
    },

    deletePostViews(before: number, limit: number) {
      const old = db.selectFrom('post_views').select('id').where('viewed_at', '<=', before).limit(limit)
      return countOf(db.deleteFrom('post_views').where('id', 'in', old))
    },

    deleteConsentReceipts(before: number, limit: number) {
      const old = db.selectFrom('consent_receipts').select('receipt').where('received_at', '<=', before).limit(limit)
      return countOf(db.deleteFrom('consent_receipts').where('receipt', 'in', old))
    },

    deleteFormSteps(before: number, limit: number) {
      const old = db.selectFrom('form_steps').select('id').where('received_at', '<=', before).limit(limit)
      return countOf(db.deleteFrom('form_steps').where('id', 'in', old))
    },

    deleteVitals(before: number, limit: number) {
      const old = db.selectFrom('web_vitals').select('id').where('received_at', '<=', before).limit(limit)
      return countOf(db.deleteFrom('web_vitals').where('id', 'in', old))
    },

    /** Of senders who have not written since `before`. */
    deleteMessages(before: number, limit: number) {
      const old = db
        .selectFrom('messages as old')
        .select('old.id')
        .where('old.received_at', '<=', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('messages as later')
                .select('later.id')
                .where(sql<boolean>`lower(later.email) = lower(old.email)`)
                .where('later.received_at', '>', before),
            ),
          ),
        )
        .limit(limit)
      return countOf(db.deleteFrom('messages').where('id', 'in', old))
    },

    deleteUnconfirmed(before: number, limit: number) {
      const old = db
        .selectFrom('subscribers')
        .select('id')
        .where('confirmed_at', 'is', null)
        .where('signed_up_at', '<=', before)
        .limit(limit)
      return countOf(db.deleteFrom('subscribers').where('id', 'in', old))
    },

    deleteStaffLog(before: number, limit: number) {
      const old = db.selectFrom('staff_log').select('id').where('at', '<=', before).limit(limit)
      return countOf(db.deleteFrom('staff_log').where('id', 'in', old))
    },

    deleteAdminAccess(before: number, limit: number) {
      const old = db.selectFrom('admin_access').select('id').where('at', '<=', before).limit(limit)
      return countOf(db.deleteFrom('admin_access').where('id', 'in', old))
    },

    /** Used or not: whoever was to follow them had until then. */
    deleteStaffLinks(expiredBefore: number, limit: number) {
      const old = db.selectFrom('staff_links').select('id').where('expires_at', '<=', expiredBefore).limit(limit)
      return countOf(db.deleteFrom('staff_links').where('id', 'in', old))
    },

    deleteStaffSessions(createdBefore: number, limit: number) {
      const old = db.selectFrom('staff_sessions').select('id').where('created_at', '<=', createdBefore).limit(limit)
      return countOf(db.deleteFrom('staff_sessions').where('id', 'in', old))
    },

    deleteStaffChallenges(expiredBefore: number, limit: number) {
      const old = db
        .selectFrom('staff_challenges')
        .select('challenge')
        .where('expires_at', '<=', expiredBefore)
        .limit(limit)
      return countOf(db.deleteFrom('staff_challenges').where('challenge', 'in', old))
    },

    deletePostUndos(madeBefore: number, limit: number) {
      const old = db.selectFrom('post_undos').select('id').where('made_at', '<=', madeBefore).limit(limit)
      return countOf(db.deleteFrom('post_undos').where('id', 'in', old))
    },

    deletePostPreviews(expiredBefore: number, limit: number) {
      const old = db.selectFrom('post_previews').select('id').where('expires_at', '<=', expiredBefore).limit(limit)
      return countOf(db.deleteFrom('post_previews').where('id', 'in', old))
    },

    /** Of what was saved before, all but the last in each span of `within` milliseconds. What visitors saw stays. */
    thinRevisions(before: number, within: number, limit: number) {
      const old = db
        .selectFrom('post_revisions as old')
        .select('old.id')
        .where('old.saved_at', '<=', before)
        .where('old.published_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('post_revisions as later')
              .select('later.id')
              .whereRef('later.post_id', '=', 'old.post_id')
              .whereRef('later.language', '=', 'old.language')
              .where(sql<boolean>`later.saved_at < (old.saved_at / ${sql.lit(within)} + 1) * ${sql.lit(within)}`)
              .where(sql<boolean>`(later.saved_at, later.id) > (old.saved_at, old.id)`),
          ),
        )
        .limit(limit)
      return countOf(db.deleteFrom('post_revisions').where('id', 'in', old))
    },

    deleteShares(expiredBefore: number, limit: number) {
      const old = db.selectFrom('dashboard_shares').select('id').where('expires_at', '<=', expiredBefore).limit(limit)
      return countOf(db.deleteFrom('dashboard_shares').where('id', 'in', old))
    },

    deleteOpenings(deletedBefore: number, limit: number) {
      const old = db.selectFrom('openings').select('id').where('deleted_at', '<=', deletedBefore).limit(limit)
      return countOf(db.deleteFrom('openings').where('id', 'in', old))
    },

    deleteSignups(before: number, limit: number) {
      const old = db.selectFrom('newsletter_signups').select('id').where('signed_up_at', '<=', before).limit(limit)
      return countOf(db.deleteFrom('newsletter_signups').where('id', 'in', old))
    },
  }
}

async function countOf(query: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows)
}
