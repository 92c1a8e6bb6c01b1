import { staffLinkPaths } from '#api/contract/values/staff-link-paths.ts'
import { programVersion } from '#api/operate/program-version.ts'
import { createDashboard } from '#api/services/dashboard/dashboard.ts'
import { createDashboardFile } from '#api/services/dashboard/dashboard-file.ts'
import { createDayNotes } from '#api/services/dashboard/day-notes.ts'
import { hostOf } from '#api/services/dashboard/facts/facts-of-rows.ts'
import { createLetterFacts } from '#api/services/dashboard/letters/letter-facts.ts'
import { createLettersJob } from '#api/services/dashboard/letters/letters-job.ts'
import { createOwnLetters } from '#api/services/dashboard/letters/own-letters.ts'
import { createNow } from '#api/services/dashboard/now.ts'
import { createNowEvents } from '#api/services/dashboard/now-events.ts'
import { createSegments } from '#api/services/dashboard/segments/segments.ts'
import { createSharedDashboard } from '#api/services/dashboard/segments/shared-dashboard.ts'
import { createShares } from '#api/services/dashboard/segments/shares.ts'
import { spared } from '#api/services/dashboard/spared.ts'
import { createDayReading } from '#api/services/dashboard/sums/day-reading.ts'
import { createSumsJob } from '#api/services/dashboard/sums/sums-job.ts'
import { createVisitExample } from '#api/services/dashboard/visit-example.ts'
import type { JobRuns } from '#api/services/jobs/job-runs.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { StaffMails } from '#api/services/staff/staff-mails.ts'
import { createLocalDays } from '#api/services/visits/local-days.ts'
import type { Parts } from '#api/wiring/parts.ts'
import { brand } from '#locales/brand.ts'

interface WiredDashboard extends Pick<Parts, 'stores' | 'environment' | 'log' | 'now' | 'newId'> {
  note: NoteDeed
  mails: StaffMails
  jobRuns: JobRuns
  onStored: () => void
}

/** The dashboard: its days are those of the agency. */
export function wireDashboard({
  stores,
  environment,
  log,
  note,
  mails,
  jobRuns,
  onStored,
  now,
  newId,
}: WiredDashboard) {
  const days = createLocalDays(brand.timeZone)
  const ownHost = hostOf(environment.publicUrl)
  const reading = createDayReading({ stores, days, ownHost, now })
  const onSilence = (part: string, err: unknown) => log.warn({ err, part }, 'A part of the dashboard cannot be read')
  const dashboard = createDashboard({ reading, stores, onSilence, now })
  const readNow = spared(createNow({ stores, now }))
  return {
    handlers: {
      readAnalytics: (context, query) => dashboard.read(query, context.language),
      readAnalyticsPanel: (_context, query) => dashboard.readPanel(query),
      readNow,
      readVisitExample: createVisitExample({ stores, now }),
      ...createDayNotes({ stores, days, note, now, newId }),
      ...createSegments({ stores, note, now, newId }),
      ...createShares({ stores, note, now, newId }),
      ...createOwnLetters({ stores, days, note, now }),
      readShared: createSharedDashboard({ reading, stores, now }),
    } satisfies Partial<StaffHandlers>,
    dashboard,
    readNow,
    noteRelease: () => stores.dayNotes.noteRelease(programVersion(), now()),
    dashboardFile: createDashboardFile({ dashboard, readNow, now }),
    nowEvents: createNowEvents({ readNow, onError: (error) => onSilence('now', error) }),
    lettersJob: createLettersJob({
      ...{ stores, days, mails, onStored, now, newId },
      facts: createLetterFacts({ reading, publicUrl: environment.publicUrl, accountPath: staffLinkPaths.account }),
      noted: (work) => jobRuns.noted('letters', work),
      onError: (err) => log.error({ err }, 'Mails with the numbers cannot be ordered; it is tried again'),
    }),
    sumsJob: createSumsJob({
      ...{ stores, days, ownHost, now },
      noted: (work) => jobRuns.noted('sums', work),
      onError: (err) => log.error({ err }, 'Days that are over cannot be counted; it is tried again'),
    }),
  }
}
