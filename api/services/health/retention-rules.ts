import pLimit from 'p-limit'
import type { HealthRule } from '#api/contract/staff/health.ts'
import { postTimes } from '#api/contract/values/post-times.ts'
import { transferKept } from '#api/contract/values/post-transfer.ts'
import { type RetentionRule, retentionRules, type SpanUnit } from '#api/contract/values/staff/health.ts'
import type { FolderUse } from '#api/outbound/machine.ts'
import { MONTHS_DECIDED } from '#api/services/applications/application-stages.ts'
import { MONTHS_UNDECIDED } from '#api/services/applications/applications.ts'
import { UNCONFIRMED_TIME } from '#api/services/newsletter/newsletter-links.ts'
import { FAILED_KEPT, SENT_KEPT } from '#api/services/outbox/outbox-sweep.ts'
import { PUSH_SENT_KEPT } from '#api/services/push/push-queue.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import {
  DAILY_REVISIONS_KEPT,
  DELETED_KEPT,
  ISSUE_RECIPIENTS_KEPT,
  MAIL_FILES_KEPT,
  MESSAGES_KEPT,
  REQUESTS_KEPT,
  REVISIONS_KEPT,
  STAFF_LINKS_KEPT,
  STAFF_LOG_KEPT,
  STATISTICS_KEPT,
} from '#api/services/retention/retention.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import type { CountedRule, DueRows } from '#api/store/staff/due-rows.ts'

const AT_ONCE = 4 // rules that are looked up together: each may wait for whoever writes
const HOUR = 3_600_000
const DAY = 24 * HOUR

type Kept = HealthRule['kept'][number]

interface Period {
  source: HealthRule['source']
  kept: Kept[] // as the rule's words name them
  goesAt: (from: number) => number
}

const months = (count: number): Kept => ({ count, unit: 'months' })
const span = (time: number): Kept => {
  const unit: SpanUnit = time % DAY === 0 ? 'days' : time % HOUR === 0 ? 'hours' : 'minutes'
  return { count: time / { days: DAY, hours: HOUR, minutes: 60_000 }[unit], unit }
}

const forMonths = (count: number, source: Period['source']): Period => ({
  source,
  kept: [months(count)],
  goesAt: (from) => monthsAfter(from, count),
})
const forTime = (time: number, source: Period['source']): Period => ({
  source,
  kept: [span(time)],
  goesAt: (from) => from + time,
})
/** Each row says its own end. */
const untilItsEnd = (source: Period['source'], kept: Kept[] = []): Period => ({ source, kept, goesAt: (end) => end })

const periods: Record<RetentionRule, Period> = {
  visits: forMonths(STATISTICS_KEPT, 'privacy'),
  reads: forMonths(STATISTICS_KEPT, 'privacy'),
  consents: forMonths(STATISTICS_KEPT, 'privacy'),
  messages: forMonths(MESSAGES_KEPT, 'privacy'),
  applications: untilItsEnd('privacy', [months(MONTHS_DECIDED), months(MONTHS_UNDECIDED)]),
  requests: forMonths(REQUESTS_KEPT, 'privacy'),
  signups: forTime(UNCONFIRMED_TIME, 'privacy'),
  limits: untilItsEnd('privacy'),
  salts: forTime(2 * DAY, 'privacy'),
  mailsSent: forTime(SENT_KEPT, 'privacy'),
  mailsFailed: forTime(FAILED_KEPT, 'privacy'),
  mailFiles: forTime(MAIL_FILES_KEPT, 'own'),
  pushEnded: untilItsEnd('privacy'),
  pushSent: forTime(PUSH_SENT_KEPT, 'own'),
  issues: forMonths(ISSUE_RECIPIENTS_KEPT, 'own'),
  deleted: forTime(DELETED_KEPT, 'privacy'),
  undos: forTime(postTimes.undoKept, 'own'),
  revisions: { ...forTime(REVISIONS_KEPT, 'own'), kept: [span(REVISIONS_KEPT), months(DAILY_REVISIONS_KEPT)] },
  previews: untilItsEnd('own'),
  shares: untilItsEnd('own'),
  imports: forTime(transferKept, 'own'),
  leftovers: forTime(HOUR, 'own'),
  staffLog: forMonths(STAFF_LOG_KEPT, 'own'),
  staffVisits: forMonths(STAFF_LOG_KEPT, 'own'),
  staffLinks: forTime(STAFF_LINKS_KEPT, 'own'),
  staffSessions: forTime(staffTimes.knownDevice, 'own'),
  staffChallenges: untilItsEnd('own'),
  space: forTime(HOUR, 'own'),
}

interface RuleSources {
  next: (rule: CountedRule) => Promise<DueRows | undefined>
  folders: Record<'mailFiles' | 'imports', FolderUse>
}

/** Every period (D28), with what it deletes next. */
export async function readRules({ next, folders }: RuleSources): Promise<HealthRule[]> {
  return pLimit(AT_ONCE).map(retentionRules, async (rule): Promise<HealthRule> => {
    const { source, kept, goesAt } = periods[rule]
    const nothing = { rule, source, kept, nextAt: null }
    // What these find is found when they run.
    if (rule === 'leftovers' || rule === 'space' || rule === 'revisions') return { ...nothing, count: null }
    const due = rule === 'mailFiles' || rule === 'imports' ? dueFiles(folders[rule]) : await next(rule)
    return due ? { ...nothing, nextAt: goesAt(due.at), count: due.count } : { ...nothing, count: 0 }
  })
}

function dueFiles({ times }: FolderUse): DueRows | undefined {
  const [at] = times
  return at === undefined ? undefined : { at, count: times.filter((time) => time <= at + DAY).length }
}
