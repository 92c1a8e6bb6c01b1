import { isMigrated } from '#api/db/migrate.ts'
import { bulkMailerOf } from '#api/outbound/bulk/bulk-mailer.ts'
import { indexApplications } from '#api/services/application-desk/application-index.ts'
import { createErasing } from '#api/services/deleted/erasing.ts'
import { createAnsweredDays } from '#api/services/health/answered-days.ts'
import { createJobRuns } from '#api/services/jobs/job-runs.ts'
import { indexMessages } from '#api/services/message-desk/message-index.ts'
import { signupKind } from '#api/services/newsletter/newsletter.ts'
import { createReadiness } from '#api/services/operation/readiness.ts'
import { resetKind } from '#api/services/staff/resets.ts'
import { createAnalyticsService } from '#api/services/visits/analytics.ts'
import { wireApplications } from '#api/wiring/applications.ts'
import { wireBackupJob } from '#api/wiring/backups.ts'
import { wireContact } from '#api/wiring/contact.ts'
import { wireIssues } from '#api/wiring/issues.ts'
import { wireLocation, wirePlaces } from '#api/wiring/location.ts'
import { wireNewsletter } from '#api/wiring/newsletter.ts'
import { wireOpenings } from '#api/wiring/openings.ts'
import { wireOutbox } from '#api/wiring/outbox.ts'
import type { Parts } from '#api/wiring/parts.ts'
import { wirePosts } from '#api/wiring/posts.ts'
import { wirePush } from '#api/wiring/push.ts'
import { wireRetention } from '#api/wiring/retention.ts'
import { wireSending } from '#api/wiring/sending.ts'
import { wireStaff } from '#api/wiring/staff/staff.ts'

export type Services = Awaited<ReturnType<typeof wireServices>>

export async function wireServices(parts: Parts) {
  const { stores, database, resumes, mailer, pages, log, now } = parts
  const jobRuns = createJobRuns({
    stores,
    now,
    onError: (err) => log.warn({ err }, 'How a job ran cannot be noted just now'),
  })
  const settle = {
    [signupKind]: (payload: string) => newsletter.settle(payload),
    [resetKind]: (payload: string) => staff.settleReset(payload),
  }
  const outbox = wireOutbox(parts, settle, jobRuns)
  const { contact, proofOfWork } = wireContact(parts, outbox.nudge)
  const applications = wireApplications(parts, outbox.nudge)
  // Once the answer is on its way: how long the rest takes must not be seen in it (D16).
  const nudgeLater = () => void setImmediate(outbox.nudge)
  const { newsletter, subscriptions, ...newsletterDesk } = wireNewsletter({ ...parts, onStored: nudgeLater })
  const { tokens, links, leaving } = newsletterDesk
  const issues = wireIssues(parts)
  const sending = wireSending({
    ...{ ...parts, mailer: parts.issueMailer ?? bulkMailerOf(mailer) },
    ...{ letters: issues.letters, webLinks: issues.links, links, leaving, jobRuns },
  })
  const push = await wirePush({ ...parts, jobRuns })
  const { rendering, ...blog } = await wirePosts({ ...parts, archive: issues.archive, onChange: push.nudge })
  const { openings, staffOpenings } = wireOpenings({ ...parts, rendering, onChange: blog.version.changed })
  const suppressionKeyOf = (email: string) => tokens.suppressionKeysOf(email)[0]
  let isStopping = false
  const erase = createErasing({ stores, storage: resumes, suppressionKeyOf, now })
  const answered = createAnsweredDays({
    stores,
    now,
    onError: (err) => log.warn({ err }, 'Nobody can note just now that this server answers'),
  })
  const staff = wireStaff(parts, {
    contact,
    openings: staffOpenings,
    onStored: nudgeLater,
    blog: { ...blog, rendering },
    erase,
    newsletterDesk,
    issues,
    sending,
    jobRuns,
    push,
    answered,
  })
  const backups = wireBackupJob(parts, jobRuns)
  const retention = wireRetention(parts, { applications, postViews: blog.postViews, push, jobRuns, erase })

  return {
    ...blog,
    ...staff,
    answered,
    openings,
    contact,
    proofOfWork,
    applications,
    newsletter,
    subscriptions,
    webVersion: issues.webVersion,
    archive: issues.archive,
    pushSubscriptions: push.subscriptions,
    location: wireLocation(parts),
    analytics: createAnalyticsService({
      ...parts,
      access: staff.adminAccess,
      knownPage: pages.knownPage,
      places: wirePlaces(parts),
    }),
    readiness: createReadiness({ stores, storage: resumes, isMigrated: () => isMigrated(database.db), now }),

    async start(): Promise<void> {
      await resumes.tryOut().catch((error: unknown) => {
        const { place, remedy } = resumes
        log.warn({ err: error }, `Applications get 503: résumés cannot be kept in ${place}; ${remedy}`)
      })
      const isStopped = () => isStopping
      indexMessages(stores, isStopped).catch((error: unknown) =>
        log.error({ err: error }, 'Older messages cannot be searched'),
      )
      indexApplications(stores, isStopped).catch((error: unknown) =>
        log.error({ err: error }, 'Older applications cannot be searched'),
      )
      outbox.nudge()
      push.nudge()
      sending.start()
      answered.start()
      retention.start()
      staff.sumsJob.start()
      staff.lettersJob.start()
      staff.noteRelease().catch((err: unknown) => log.warn({ err }, 'The dashboard does not learn of this version'))
      backups?.start()
    },

    async stop(): Promise<void> {
      isStopping = true
      await Promise.all([retention.stop(), staff.sumsJob.stop(), staff.lettersJob.stop(), backups?.stop()])
      await Promise.all([outbox.stop(), push.stop(), sending.stop(), answered.stop()])
      mailer.close()
      await database.db.destroy()
    },
  }
}
