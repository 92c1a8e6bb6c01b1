import { postTimes } from '#api/contract/values/post-times.ts'
import { deleteMailsBefore } from '#api/outbound/file-mailer.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import { eachOf } from '#api/services/jobs/each-of.ts'
import { UNCONFIRMED_TIME } from '#api/services/newsletter/newsletter-links.ts'
import { erasePost, eraseReads } from '#api/services/posts/erase-post.ts'
import { postsLock } from '#api/services/posts/post-editing.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import { visitsLock } from '#api/services/visits/late-visits.ts'
import { createLocalDays, type LocalDays } from '#api/services/visits/local-days.ts'
import type { Stores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'

/** Months, for visits, reads of posts and consent receipts (specification 9, privacy policy). */
export const STATISTICS_KEPT = 24
export const MESSAGES_KEPT = 36 // months after the sender's last message
export const MAIL_FILES_KEPT = 30 * 24 * 3_600_000 // milliseconds; the same as for entries of sent mails
export const STAFF_LOG_KEPT = 12 // months, with what browsers say of visits to the staff's pages
export const ISSUE_RECIPIENTS_KEPT = 12 // months after an issue of the newsletter has ended; then only counts are left
export const STAFF_LINKS_KEPT = 7 * 24 * 3_600_000 // milliseconds after their end, so that an invitation can be sent again
export const DELETED_KEPT = 30 * 24 * 3_600_000 // milliseconds (D26)
/** Milliseconds: younger revisions of a post are all kept, then the last of each day, and after a year the last of each week. */
export const REVISIONS_KEPT = 30 * 24 * 3_600_000
export const DAILY_REVISIONS_KEPT = 12 // months
const ONE_DAY = 24 * 3_600_000
/** Months that it can be shown that a person's request was answered (privacy policy). */
export const REQUESTS_KEPT = 36
const BATCH = 500 // rows per batch
const FEW = 50 // applications and posts per batch; each is deleted with its file, or with all that is its own

export interface RetentionTask {
  name: string
  /** Deletes a batch. True when there may be more. */
  deleteSome: () => Promise<boolean>
}

interface RetentionDependencies {
  stores: Stores
  storage: Pick<FileStorage, 'remove'>
  mailFolder?: string | undefined
  days?: LocalDays
  now: () => number
}

/** Every period of the legal texts (D28) but those that the outbox sweeps. Idempotent, also on several servers. */
export function retentionTasks({
  stores,
  storage,
  mailFolder,
  days = createLocalDays(brand.timeZone),
  now,
}: RetentionDependencies): RetentionTask[] {
  const { expiredRows, applications, freeSpace } = stores
  const monthsAgo = (months: number) => monthsAfter(now(), -months)
  const rows = (name: string, work: (limit: number) => Promise<number>): RetentionTask => ({
    name,
    deleteSome: async () => (await work(BATCH)) === BATCH,
  })

  /** With the sums of their days, which are counted anew from what is left. */
  const statistics = (name: string, work: (inside: Stores['expiredRows'], before: number) => Promise<number>) =>
    rows(name, () =>
      stores.transaction([visitsLock], async (inside) => {
        const before = monthsAgo(STATISTICS_KEPT)
        const deleted = await work(inside.expiredRows, before)
        if (deleted > 0) await inside.daySums.forgetUntil(days.dayOf(before))
        return deleted
      }),
    )

  async function deleteApplications(): Promise<boolean> {
    const ids = await applications.listExpired(now(), FEW)
    await eachOf(ids, async (id) => {
      const storedName = await stores.transaction([`application-${id}`], (inside) =>
        inside.applications.deleteExpired(id, now()),
      )
      // After the commit: it may be in S3, for which nobody waits. What a crash leaves is found as unknown.
      if (storedName) await storage.remove(storedName)
    })
    return ids.length === FEW
  }

  /** With all translations, revisions, former slugs and reads (D26). */
  async function deletePosts(): Promise<boolean> {
    const before = now() - postTimes.deletedKept
    const ids = await stores.posts.listDeleted(before, FEW)
    const isDue = (deletedAt: number) => deletedAt <= before
    await eachOf(ids, async (id) => {
      await eraseReads(stores, id, isDue)
      await stores.transaction([postsLock], (inside) => erasePost(inside, id, isDue))
    })
    return ids.length === FEW
  }

  async function deleteMailFiles(): Promise<boolean> {
    return mailFolder ? (await deleteMailsBefore(mailFolder, now() - MAIL_FILES_KEPT, FEW)) === FEW : false
  }

  return [
    { name: 'applications', deleteSome: deleteApplications },
    { name: 'deleted posts', deleteSome: deletePosts },
    rows('what undoes deeds on posts', (limit) => expiredRows.deletePostUndos(now() - postTimes.undoKept, limit)),
    rows('preview links', (limit) => expiredRows.deletePostPreviews(now(), limit)),
    rows('revisions of posts', (limit) => expiredRows.thinRevisions(now() - REVISIONS_KEPT, ONE_DAY, limit)),
    rows('old revisions of posts', (limit) =>
      expiredRows.thinRevisions(monthsAgo(DAILY_REVISIONS_KEPT), 7 * ONE_DAY, limit),
    ),
    rows('links to the dashboard', (limit) => expiredRows.deleteShares(now(), limit)),
    rows('messages', (limit) => expiredRows.deleteMessages(monthsAgo(MESSAGES_KEPT), limit)),
    statistics('visits', (inside, before) => inside.deleteVisits(before, BATCH)),
    statistics('reads of posts', (inside, before) => inside.deletePostViews(before, BATCH)),
    statistics('consent receipts', (inside, before) => inside.deleteConsentReceipts(before, BATCH)),
    statistics('steps in forms', (inside, before) => inside.deleteFormSteps(before, BATCH)),
    statistics('how fast pages were', (inside, before) => inside.deleteVitals(before, BATCH)),
    rows('what limits have counted', (limit) => stores.rateHits.deleteExpired(now(), limit)),
    rows('unconfirmed subscribers', (limit) => expiredRows.deleteUnconfirmed(now() - UNCONFIRMED_TIME, limit)),
    rows('unsettled sign-ups', (limit) => expiredRows.deleteSignups(now() - UNCONFIRMED_TIME, limit)),
    rows('deleted openings', (limit) => expiredRows.deleteOpenings(now() - DELETED_KEPT, limit)),
    rows('recipients of issues', (limit) => stores.oldDeliveries.forgetBefore(monthsAgo(ISSUE_RECIPIENTS_KEPT), limit)),
    rows('what came back of issues', (limit) =>
      stores.oldDeliveries.deleteBouncesBefore(monthsAgo(ISSUE_RECIPIENTS_KEPT), limit),
    ),
    rows('lines of the staff’s log', (limit) => expiredRows.deleteStaffLog(monthsAgo(STAFF_LOG_KEPT), limit)),
    rows('answered requests of persons', (limit) =>
      stores.personRequests.deleteDoneBefore(monthsAgo(REQUESTS_KEPT), limit),
    ),
    rows('visits of staff', (limit) => expiredRows.deleteAdminAccess(monthsAgo(STAFF_LOG_KEPT), limit)),
    rows('links for staff', (limit) => expiredRows.deleteStaffLinks(now() - STAFF_LINKS_KEPT, limit)),
    rows('sessions of staff', (limit) => expiredRows.deleteStaffSessions(now() - staffTimes.knownDevice, limit)),
    rows('challenges of passkeys', (limit) => expiredRows.deleteStaffChallenges(now(), limit)),
    { name: 'mails written as files', deleteSome: deleteMailFiles },
    { name: 'free pages of the database', deleteSome: freeSpace.releaseSome },
    { name: 'the log of the database', deleteSome: () => freeSpace.clearLog().then(() => false) },
  ]
}
