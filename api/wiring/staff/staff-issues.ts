import type { ProbeLink } from '#api/outbound/link-probe.ts'
import { createIssueBoard } from '#api/services/issue-desk/issue-board.ts'
import { createIssueChecks } from '#api/services/issue-desk/issue-checks.ts'
import { createIssueDeeds } from '#api/services/issue-desk/issue-deeds.ts'
import { createIssueReading, findIssue } from '#api/services/issue-desk/issue-reading.ts'
import { createIssueSchedule } from '#api/services/issue-desk/issue-schedule.ts'
import { createIssueSettings } from '#api/services/issue-desk/issue-settings.ts'
import { createIssueTrying } from '#api/services/issue-desk/issue-trying.ts'
import { createLinksCheck } from '#api/services/post-desk/checks/check-links.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { IssueParts } from '#api/wiring/issues.ts'
import type { Log, Parts } from '#api/wiring/parts.ts'

interface StaffIssuesParts extends Pick<Parts, 'stores' | 'rateLimits' | 'words' | 'environment' | 'now' | 'newId'> {
  issues: IssueParts
  probe: ProbeLink
  pages: Pick<Parts['pages'], 'knownPage'>
  log: Pick<Log, 'error'>
  note: NoteDeed
  onStored: () => void // mails wait
  onScheduled: () => void
  onArchive: () => void // it may be public now, or no longer
}

/** The desk of the newsletter's issues, without their sending. */
export function wireStaffIssues(parts: StaffIssuesParts) {
  const { stores, issues, pages, log, environment, now } = parts
  const { publicUrl } = environment
  const reading = createIssueReading({ ...parts, ...issues })

  function checksWith(probe: ProbeLink) {
    // A mail has no headings to lead to.
    const ofSite = { stores, knownPage: pages.knownPage, htmlOf: async () => '', publicUrl, now }
    return createIssueChecks({
      ...issues,
      links: createLinksCheck({ ...ofSite, probe }),
      publicUrl,
      onError: (error) => log.error({ err: error }, 'A check of an issue has failed; it is told as worth a look'),
    })
  }

  const checks = checksWith(parts.probe)
  // What another site answers never stops an issue: scheduling need not wait for it.
  const gate = checksWith(async () => ({ kind: 'there' }))

  return {
    listIssues: (_context, query) => createIssueBoard({ ...parts, ...issues })(query),
    readIssue: (context, { id }) => reading.read(context, id),
    async checkIssue(_context, { id }) {
      const issue = await findIssue(stores, id)
      return { at: now(), version: issue.version, findings: await checks(issue) }
    },
    ...createIssueSettings({ ...parts, onChange: parts.onArchive }),
    ...createIssueDeeds({ ...parts, reading }),
    ...createIssueTrying({ ...parts, ...issues }),
    ...createIssueSchedule({ ...parts, reading, checks: gate }),
  } satisfies Partial<StaffHandlers>
}
