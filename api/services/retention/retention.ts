import type { FileStorage } from '#api/outbound/file-storage.ts'
import { deleteMailsBefore } from '#api/outbound/mail-folder.ts'
import { UNCONFIRMED_TIME } from '#api/services/newsletter/newsletter-links.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import type { Stores } from '#api/store/stores.ts'

/** Visits, reads of posts and consent receipts (specification 9, privacy policy), in months. */
const STATISTICS_KEPT = 24
/** Messages, after the last one of the same sender, in months. */
const MESSAGES_KEPT = 36
/** Mails that were written as files, in milliseconds: as long as what is left of a mail that was sent. */
const MAIL_FILES_KEPT = 30 * 24 * 3_600_000
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
  /** Where mails are written that no server sends; none, unless said. */
  mailFolder?: string | undefined
  now: () => number
}

/**
 * Every period that the legal texts promise (D28); the outbox's own and the limits' hashes are swept by the outbox.
 * Doing it twice, or on several servers at once, does no harm.
 */
export function retentionTasks({ stores, storage, mailFolder, now }: RetentionDependencies): RetentionTask[] {
  const { expiredRows, applications, freeSpace } = stores
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

  async function deleteMailFiles(): Promise<boolean> {
    return mailFolder ? (await deleteMailsBefore(mailFolder, now() - MAIL_FILES_KEPT, FEW)) === FEW : false
  }

  return [
    { name: 'applications', deleteSome: deleteApplications },
    rows('messages', (limit) => expiredRows.deleteMessages(monthsAgo(MESSAGES_KEPT), limit)),
    rows('visits', (limit) => expiredRows.deleteVisits(monthsAgo(STATISTICS_KEPT), limit)),
    rows('reads of posts', (limit) => expiredRows.deletePostViews(monthsAgo(STATISTICS_KEPT), limit)),
    rows('consent receipts', (limit) => expiredRows.deleteConsentReceipts(monthsAgo(STATISTICS_KEPT), limit)),
    rows('unconfirmed subscribers', (limit) => expiredRows.deleteUnconfirmed(now() - UNCONFIRMED_TIME, limit)),
    rows('unsettled sign-ups', (limit) => expiredRows.deleteSignups(now() - UNCONFIRMED_TIME, limit)),
    { name: 'mails written as files', deleteSome: deleteMailFiles },
    // Last, after all that was deleted.
    { name: 'free pages of the database', deleteSome: freeSpace.releaseSome },
    { name: 'the log of the database', deleteSome: () => freeSpace.clearLog().then(() => false) },
  ]
}
