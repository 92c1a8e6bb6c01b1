import { sql } from 'kysely'
import { mayBeCommitted } from '#api/db/busy.ts'
import { createGroupCommit, type Durability } from '#api/db/group-commit.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { createWriteSlots } from '#api/db/write-slots.ts'
import { createApplicationBoardStore } from '#api/store/careers/application-board.ts'
import { createApplicationNotesStore } from '#api/store/careers/application-notes.ts'
import { createApplicationSearchStore } from '#api/store/careers/application-search.ts'
import { createApplicationsStore } from '#api/store/careers/applications.ts'
import { createOpeningsStore } from '#api/store/careers/openings.ts'
import { createConsentReceiptsStore } from '#api/store/consent-receipts.ts'
import { createBesideRowsStore } from '#api/store/dashboard/beside-rows.ts'
import { createDayNotesStore } from '#api/store/dashboard/day-notes.ts'
import { createDaySumsStore } from '#api/store/dashboard/day-sums.ts'
import { createLettersStore } from '#api/store/dashboard/letters.ts'
import { createPublishedStore } from '#api/store/dashboard/published.ts'
import { createRawDaysStore } from '#api/store/dashboard/raw-days.ts'
import { createSegmentsStore } from '#api/store/dashboard/segments.ts'
import { createSharesStore } from '#api/store/dashboard/shares.ts'
import { createVisitSignalsStore } from '#api/store/dashboard/visit-signals.ts'
import { createExpiredRowsStore } from '#api/store/expired-rows.ts'
import { createFreeSpaceStore } from '#api/store/free-space.ts'
import { createMessageListStore } from '#api/store/messages/message-list.ts'
import { createMessageMailsStore } from '#api/store/messages/message-mails.ts'
import { createMessageNotesStore } from '#api/store/messages/message-notes.ts'
import { createMessageSearchStore } from '#api/store/messages/message-search.ts'
import { createMessageWritersStore } from '#api/store/messages/message-writers.ts'
import { createMessagesStore } from '#api/store/messages.ts'
import { createIssueArchiveStore } from '#api/store/newsletter/issue-archive.ts'
import { createIssueBouncesStore } from '#api/store/newsletter/issue-bounces.ts'
import { createIssueDeliveriesStore } from '#api/store/newsletter/issue-deliveries.ts'
import { createIssueLettersStore } from '#api/store/newsletter/issue-letters.ts'
import { createIssueProgressStore } from '#api/store/newsletter/issue-progress.ts'
import { createIssueReadersStore } from '#api/store/newsletter/issue-readers.ts'
import { createIssueTalliesStore } from '#api/store/newsletter/issue-tallies.ts'
import { createIssuesStore } from '#api/store/newsletter/issues.ts'
import { createLostDeliveriesStore } from '#api/store/newsletter/lost-deliveries.ts'
import { createOldDeliveriesStore } from '#api/store/newsletter/old-deliveries.ts'
import { createSubscriberListStore } from '#api/store/newsletter/subscriber-list.ts'
import { createNewsletterSignupsStore } from '#api/store/newsletter-signups.ts'
import { createOutboxStore } from '#api/store/outbox.ts'
import { createPostHistoryStore } from '#api/store/post-history.ts'
import { createPostSearchStore } from '#api/store/post-search.ts'
import { createPostViewsStore } from '#api/store/post-views.ts'
import { createPostWordsStore } from '#api/store/post-words.ts'
import { createPostsStore } from '#api/store/posts.ts'
import { createProbesStore } from '#api/store/probes.ts'
import { createPushAnnouncementsStore } from '#api/store/push-announcements.ts'
import { createPushDeliveriesStore } from '#api/store/push-deliveries.ts'
import { createPushSubscriptionsStore } from '#api/store/push-subscriptions.ts'
import { createRateHitsStore } from '#api/store/rate-hits.ts'
import { createSettingsStore } from '#api/store/settings.ts'
import { createSpentProofsStore } from '#api/store/spent-proofs.ts'
import { createStaffAccountsStore } from '#api/store/staff/accounts.ts'
import { createAdminAccessStore } from '#api/store/staff/admin-access.ts'
import { createAnsweredDaysStore } from '#api/store/staff/answered-days.ts'
import { createDeletedStore } from '#api/store/staff/deleted.ts'
import { createDeskStore } from '#api/store/staff/desk.ts'
import { createDueRowsStore } from '#api/store/staff/due-rows.ts'
import { createHealthStore } from '#api/store/staff/health.ts'
import { createJobRunsStore } from '#api/store/staff/job-runs.ts'
import { createStaffLinksStore } from '#api/store/staff/links.ts'
import { createStaffLogStore } from '#api/store/staff/log.ts'
import { createPersonRowsStore } from '#api/store/staff/person-rows.ts'
import { createPersonRequestsStore } from '#api/store/staff/persons.ts'
import { createPicturesStore } from '#api/store/staff/pictures.ts'
import { createPostBoardStore } from '#api/store/staff/post-board.ts'
import { createPostPreviewsStore } from '#api/store/staff/post-previews.ts'
import { createPostTextsStore } from '#api/store/staff/post-texts.ts'
import { createPostTransferStore } from '#api/store/staff/post-transfer.ts'
import { createPostUndosStore } from '#api/store/staff/post-undos.ts'
import { createPostWorkingsStore } from '#api/store/staff/post-workings.ts'
import { createStaffSecondFactorsStore } from '#api/store/staff/second-factors.ts'
import { createStaffSessionsStore } from '#api/store/staff/sessions.ts'
import { createSubscribersStore } from '#api/store/subscribers.ts'
import { createSuppressionsStore } from '#api/store/suppressions.ts'
import { createViewSaltsStore } from '#api/store/view-salts.ts'
import { createVisitsStore } from '#api/store/visits.ts'

const uncertain = new WeakSet<Error>()

/** Whether the transaction that failed with it may be committed all the same: PostgreSQL's answer to the commit was lost. */
export function isUncertain(error: unknown): boolean {
  return error instanceof Error && uncertain.has(error)
}

export function createStores({ db, kind }: OpenDatabase) {
  const on = (executor: Executor) => ({
    adminAccess: createAdminAccessStore(executor),
    answeredDays: createAnsweredDaysStore(executor),
    applicationBoard: createApplicationBoardStore(executor, kind),
    applicationNotes: createApplicationNotesStore(executor),
    applicationSearch: createApplicationSearchStore(executor, kind),
    applications: createApplicationsStore(executor),
    besideRows: createBesideRowsStore(executor),
    consentReceipts: createConsentReceiptsStore(executor),
    dayNotes: createDayNotesStore(executor),
    daySums: createDaySumsStore(executor),
    deleted: createDeletedStore(executor),
    desk: createDeskStore(executor),
    dueRows: createDueRowsStore(executor),
    expiredRows: createExpiredRowsStore(executor),
    freeSpace: createFreeSpaceStore(executor, kind),
    messageList: createMessageListStore(executor, kind),
    messageMails: createMessageMailsStore(executor),
    messageNotes: createMessageNotesStore(executor),
    messageSearch: createMessageSearchStore(executor, kind),
    messageWriters: createMessageWritersStore(executor),
    health: createHealthStore(executor, kind),
    issueBounces: createIssueBouncesStore(executor),
    issueDeliveries: createIssueDeliveriesStore(executor, kind),
    issueLetters: createIssueLettersStore(executor),
    issueProgress: createIssueProgressStore(executor),
    issueReaders: createIssueReadersStore(executor, kind),
    issueArchive: createIssueArchiveStore(executor),
    issueTallies: createIssueTalliesStore(executor),
    issues: createIssuesStore(executor),
    jobRuns: createJobRunsStore(executor),
    letters: createLettersStore(executor),
    lostDeliveries: createLostDeliveriesStore(executor),
    messages: createMessagesStore(executor),
    newsletterSignups: createNewsletterSignupsStore(executor),
    oldDeliveries: createOldDeliveriesStore(executor, kind),
    openings: createOpeningsStore(executor),
    outbox: createOutboxStore(executor, kind),
    personRequests: createPersonRequestsStore(executor),
    personRows: createPersonRowsStore(executor, kind),
    postBoard: createPostBoardStore(executor, kind),
    pictures: createPicturesStore(executor, kind),
    postHistory: createPostHistoryStore(executor),
    postPreviews: createPostPreviewsStore(executor),
    postSearch: createPostSearchStore(executor, kind),
    postTransfer: createPostTransferStore(executor),
    postTexts: createPostTextsStore(executor, kind),
    postUndos: createPostUndosStore(executor),
    postViews: createPostViewsStore(executor),
    postWorkings: createPostWorkingsStore(executor, kind),
    postWords: createPostWordsStore(executor),
    posts: createPostsStore(executor),
    probes: createProbesStore(executor),
    published: createPublishedStore(executor),
    pushAnnouncements: createPushAnnouncementsStore(executor),
    pushDeliveries: createPushDeliveriesStore(executor, kind),
    pushSubscriptions: createPushSubscriptionsStore(executor),
    rawDays: createRawDaysStore(executor),
    rateHits: createRateHitsStore(executor),
    segments: createSegmentsStore(executor),
    settings: createSettingsStore(executor),
    shares: createSharesStore(executor),
    spentProofs: createSpentProofsStore(executor),
    staffAccounts: createStaffAccountsStore(executor),
    staffLinks: createStaffLinksStore(executor),
    staffLog: createStaffLogStore(executor),
    staffSecondFactors: createStaffSecondFactorsStore(executor),
    staffSessions: createStaffSessionsStore(executor),
    subscriberList: createSubscriberListStore(executor, kind),
    subscribers: createSubscribersStore(executor),
    suppressions: createSuppressionsStore(executor),
    viewSalts: createViewSaltsStore(executor),
    visitSignals: createVisitSignalsStore(executor),
    visits: createVisitsStore(executor),
  })
  const commitInGroup = createGroupCommit(db, on)
  const inSlot = createWriteSlots()
  return {
    ...on(db),

    /** Serialises transactions with a key in common on all servers: what `work` counts stays true until its commit. */
    transaction<T>(
      keys: string[],
      work: (stores: ReturnType<typeof on>) => Promise<T>,
      durability: Durability = 'full',
    ): Promise<T> {
      if (kind === 'sqlite') return commitInGroup(work, durability)
      return inSlot(keys, async () => {
        let isWritten = false
        try {
          // Whatever the database's own default is: what is read after a wait for a lock has to be of that moment.
          return await db
            .transaction()
            .setIsolationLevel('read committed')
            .execute(async (transaction) => {
              for (const key of keys.toSorted()) {
                // Of this schema: another site in the same database is not waited for.
                const name = sql`concat(current_schema(), ' ', ${key}::text)`
                await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
              }
              const result = await work(on(transaction))
              isWritten = true
              return result
            })
        } catch (error) {
          if (isWritten && error instanceof Error && mayBeCommitted(error)) uncertain.add(error)
          throw error
        }
      })
    },
  }
}

export type Stores = ReturnType<typeof createStores>
