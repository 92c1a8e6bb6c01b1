import type { FileStorage } from '#api/outbound/file-storage.ts'
import { monthsAfter } from '#api/services/months-after.ts'
import { UNCONFIRMED_TIME } from '#api/services/newsletter-links.ts'
import type { Stores } from '#api/store/stores.ts'

/** Visits, reads of posts and consent receipts (specification 9, privacy policy), in months. */
const STATISTICS_KEPT = 24
/** Messages, after the last one of the same sender, in months. */
const MESSAGES_KEPT = 36
/** Rows deleted at once. */
const BATCH = 500
/** Applications looked at at once; each goes with its file. */
const FEW = 50

/** One kind of thing that is not kept for ever. */
export interface RetentionTask {
  /** For the log. */
  name: string
  /** Deletes some. True when there may be more. */
  deleteSome: () => Promise<boolean>
}

interface RetentionDependencies {
  stores: Stores
  /** Where résumés are kept. */
  storage: Pick<FileStorage, 'remove'>
  now: () => number
}

/**
 * Every period that the legal texts promise (D28); the outbox's own and the limits' hashes are swept by the outbox.
 * Doing it twice, or on several servers at once, does no harm.
 */
export function retentionTasks({ stores, storage, now }: RetentionDependencies): RetentionTask[] {
  const { expiredRows, applications } = stores
  const monthsAgo = (months: number) => monthsAfter(now(), -months)
  const rows = (name: string, work: (limit: number) => Promise<number>): RetentionTask => ({
    name,
    deleteSome: async () => (await work(BATCH)) === BATCH,
  })

  async function deleteApplications(): Promise<boolean> {
    const ids = await applications.listExpired(now(), FEW)
    for (const id of ids) {
      // The file goes before the row is gone for good: after a crash between the two the row leads here again.
      await stores.transaction([`application-${id}`], async (inside) => {
        const storedName = await inside.applications.deleteExpired(id, now())
        if (storedName) await storage.remove(storedName)
      })
    }
    return ids.length === FEW
  }

  return [
    { name: 'applications', deleteSome: deleteApplications },
    rows('messages', (limit) => expiredRows.deleteMessages(monthsAgo(MESSAGES_KEPT), limit)),
    rows('visits', (limit) => expiredRows.deleteVisits(monthsAgo(STATISTICS_KEPT), limit)),
    rows('reads of posts', (limit) => expiredRows.deletePostViews(monthsAgo(STATISTICS_KEPT), limit)),
    rows('consent receipts', (limit) => expiredRows.deleteConsentReceipts(monthsAgo(STATISTICS_KEPT), limit)),
    rows('unconfirmed subscribers', (limit) => expiredRows.deleteUnconfirmed(now() - UNCONFIRMED_TIME, limit)),
    rows('unsettled sign-ups', (limit) => expiredRows.deleteSignups(now() - UNCONFIRMED_TIME, limit)),
  ]
}
