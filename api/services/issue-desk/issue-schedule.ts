import type { IssueSchedule } from '#api/contract/staff/issues.ts'
import { AppError } from '#api/errors.ts'
import type { IssueChecks } from '#api/services/issue-desk/issue-checks.ts'
import { issueLine } from '#api/services/issue-desk/issue-deeds.ts'
import { findIssue, type IssueReading, isApprovalAsked } from '#api/services/issue-desk/issue-reading.ts'
import { issueLock } from '#api/services/issues/issue-lock.ts'
import { firstMorning, isZone } from '#api/services/issues/issue-times.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'
import { timeOf } from '#locales/zoned-time.ts'

const FARTHEST = 366 * 24 * 3_600_000 // milliseconds ahead: a year, a leap year too

interface IssueScheduleDependencies {
  stores: Stores
  reading: Pick<IssueReading, 'shown'>
  checks: IssueChecks
  note: NoteDeed
  onScheduled: () => void
  now: () => number
}

/** When an issue leaves. What happens at that moment is the business of sending. */
export function createIssueSchedule(
  dependencies: IssueScheduleDependencies,
): Pick<StaffHandlers, 'scheduleIssue' | 'unscheduleIssue'> {
  const { stores, reading, checks, note, onScheduled, now } = dependencies

  return {
    /** Throws `conflict` for another version than the one that was seen, or no draft. */
    async scheduleIssue(context, input) {
      const { id, version, clock, zone } = input
      const { account } = acting(context)
      const seen = await findIssue(stores, id)
      if (seen.version !== version || seen.state !== 'draft') throw new AppError('conflict')
      if (!isZone(zone)) throw problem({ zone: 'issue_zone' })
      const goesAt = momentOf(input, now())
      // Before the transaction: nobody waits for the checks. Another version than theirs is a conflict.
      const findings = await checks(seen)
      if (findings.some(({ level }) => level === 'stop')) throw problem({ checks: 'issue_stopped' })
      await stores.transaction([issueLock(id)], async (inside) => {
        const issue = await findIssue(inside, id)
        if (issue.version !== version) throw new AppError('conflict')
        if ((await isApprovalAsked(inside)) && issue.approved_version !== version)
          throw problem({ approval: 'issue_unapproved' })
        const schedule = { state: 'scheduled', goes_at: goesAt, zone, clock, scheduled_by: account.id } as const
        if (!(await inside.issues.change(id, ['draft'], schedule))) throw new AppError('conflict')
        const facts = { number: issue.number, at: goesAt, clock }
        await note(inside, issueLine(context, id, 'issueScheduled', facts))
      })
      const issue = await reading.shown(await findIssue(stores, id), account)
      onScheduled()
      return { at: now(), issue }
    },

    /** Throws `conflict` when it is under way already, or is to leave at another time by now. */
    async unscheduleIssue(context, { id, goesAt }) {
      const { account } = acting(context)
      await stores.transaction([issueLock(id)], async (inside) => {
        const issue = await findIssue(inside, id)
        if (goesAt !== undefined && issue.goes_at !== goesAt) throw new AppError('conflict')
        const draft = { state: 'draft', goes_at: null, zone: null, clock: null, scheduled_by: null } as const
        if (!(await inside.issues.change(id, ['scheduled'], draft))) throw new AppError('conflict')
        await note(inside, issueLine(context, id, 'issueUnscheduled', { number: issue.number }))
      })
      return { at: now(), issue: await reading.shown(await findIssue(stores, id), account) }
    },
  }
}

/** Throws `invalid`. An hour that a change of clocks leaves out is the one after it. */
function momentOf({ clock, day, hour, zone }: IssueSchedule, now: number): number {
  if (clock === 'together' && day === undefined) return now
  if (day === undefined) throw problem({ day: 'issue_day' })
  if (clock === 'together' && hour === undefined) throw problem({ hour: 'issue_hour' })
  const at = clock === 'morning' ? firstMorning(day) : timeOf(`${day}T${hour}`, zone)
  if (at === undefined) throw problem({ day: 'issue_day' })
  if (at < now) throw problem({ day: 'issue_past' })
  if (at > now + FARTHEST) throw problem({ day: 'issue_far' })
  return at
}
