import path from 'node:path'
import type { BulkMailer } from '#api/outbound/bulk/bulk-mailer.ts'
import { createHandOverLog } from '#api/outbound/bulk/hand-over-log.ts'
import { createIssueBeginning } from '#api/services/issue-sending/beginning.ts'
import { createComingBack } from '#api/services/issue-sending/coming-back.ts'
import { createDomainRests } from '#api/services/issue-sending/domain-rests.ts'
import { createIssueAttempt } from '#api/services/issue-sending/issue-attempt.ts'
import { createIssueMails } from '#api/services/issue-sending/issue-mails.ts'
import { createLoneTrouble } from '#api/services/issue-sending/lone-trouble.ts'
import { createLostHandOvers } from '#api/services/issue-sending/lost-hand-overs.ts'
import { safePace } from '#api/services/issue-sending/pace.ts'
import { createReportFolder } from '#api/services/issue-sending/report-folder.ts'
import { createReportTokens } from '#api/services/issue-sending/report-tokens.ts'
import { createSendingQueue } from '#api/services/issue-sending/sending-queue.ts'
import { createServerPauses } from '#api/services/issue-sending/server-pauses.ts'
import { createServerStanding } from '#api/services/issue-sending/server-standing.ts'
import type { IssueLinks } from '#api/services/issues/issue-links.ts'
import type { LetterWriting } from '#api/services/issues/letter.ts'
import type { JobRuns } from '#api/services/jobs/job-runs.ts'
import type { Leaving } from '#api/services/newsletter/leaving.ts'
import type { NewsletterLinks } from '#api/services/newsletter/newsletter-links.ts'
import { createNoteDeed } from '#api/services/staff/note-deed.ts'
import type { Log, Parts } from '#api/wiring/parts.ts'

export interface SendingParts extends Pick<Parts, 'stores' | 'now' | 'random' | 'newId' | 'timeout'> {
  mailer: BulkMailer
  environment: Pick<Parts['environment'], 'mailFrom' | 'mailTo' | 'publicUrl' | 'dataDir' | 'newsletter'>
  log: Log
  secrets: Pick<Parts['secrets'], 'newsletter'>
  letters: LetterWriting
  links: NewsletterLinks
  webLinks: IssueLinks // to an issue’s public version
  leaving: Leaving
  jobRuns: JobRuns
}

export type Sending = ReturnType<typeof wireSending>

/** Sends issues of the newsletter, and reads what comes back of them. */
export function wireSending(parts: SendingParts) {
  const { stores, mailer, environment, secrets, letters, jobRuns, log, now } = parts
  const { perMinute, perDomain, reports: folder } = { ...safePace, reports: undefined, ...environment.newsletter }
  const note = createNoteDeed(parts)
  const tokens = createReportTokens({ secret: secrets.newsletter })
  const comingBack = createComingBack({ ...parts, note })
  const rests = createDomainRests(now)
  const standing = createServerStanding(now)
  const trouble = createLoneTrouble()
  const pauses = createServerPauses({ stores, mailer, standing, trouble, note, now })
  const beginning = createIssueBeginning({ stores, letters, now })
  const handOvers = createHandOverLog({
    folder: path.join(environment.dataDir, 'handed-over', 'issues'),
    onError: (err) => log.error({ err }, 'What is handed over cannot be written down'),
  })
  const attempt = createIssueAttempt({
    ...{ ...parts, tokens, comingBack, rests, standing, pauses, trouble, log: handOvers },
    mailFor: createIssueMails({ ...environment, links: parts.links, webLinks: parts.webLinks }),
    // The answer stays in the delivery’s row: mail servers name the recipient.
    onTrouble: (kind) => log.warn({ kind }, 'A mail of an issue was not taken; its row says why'),
    onError: (err) => log.error({ err }, 'An issue cannot be sent just now'),
  })
  const queue = createSendingQueue({
    ...{ ...parts, beginning, attempt, comingBack, rests, standing, pauses },
    settleLost: createLostHandOvers({ stores, log: handOvers, now }),
    limits: { perMinute, perDomain },
    noted: (work) => jobRuns.noted('newsletter', work),
    onError: (err) => log.error({ err }, 'An issue cannot be looked after just now'),
  })
  const reports = createReportFolder({
    ...{ stores, tokens, comingBack, now },
    folder: folder ?? path.join(environment.dataDir, 'reports'),
    noted: (work) => jobRuns.noted('reports', work),
    onError: (err) => log.error({ err }, 'Reports of what came back cannot be read just now'),
  })
  return {
    beginning,
    letters,
    nudge: queue.nudge,
    readReports: reports.readSome,

    start(): void {
      queue.nudge()
      reports.nudge()
    },

    async stop(): Promise<void> {
      await Promise.all([queue.stop(), reports.stop()])
      mailer.close()
    },
  }
}
