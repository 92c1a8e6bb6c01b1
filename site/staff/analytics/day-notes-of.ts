import type { AnalyticsAnswer } from '#api/contract/staff/analytics.ts'
import type { DayNotesAnswer } from '#api/contract/staff/dashboard/day-notes.ts'
import type { IssueRow } from '#api/contract/staff/issues.ts'
import type { BoardPost } from '#api/contract/staff/posts.ts'
import { dayKey } from '#locales/staff-formats.ts'
import { addressOfIssue } from '#site/staff/issues/sending-addresses.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import type { DayNote } from '#ui/blocks/staff/analytics/analytics.ts'

/** Posts that went live, issues that left, versions and what colleagues wrote within the time that is shown, the newest first. */
export function dayNotesOf(
  { from, to, zone }: Pick<AnalyticsAnswer, 'from' | 'to' | 'zone'>,
  posts: readonly BoardPost[],
  issues: readonly IssueRow[],
  { notes: own, releases }: DayNotesAnswer = { notes: [], releases: [] },
): DayNote[] {
  const notes: DayNote[] = [
    ...posts.flatMap(({ id, title, titleLanguage, visibleFrom }) =>
      visibleFrom === null
        ? []
        : [
            {
              id: `post-${id}`,
              kind: 'post' as const,
              day: dayKey(visibleFrom, zone),
              text: title,
              href: postAddress(id, titleLanguage),
            },
          ],
    ),
    ...issues.flatMap(({ id, number, title, state, goesAt }) =>
      state === 'sent' && goesAt !== null
        ? [
            {
              id: `issue-${id}`,
              kind: 'issue' as const,
              day: dayKey(goesAt, zone),
              text: title || String(number),
              href: addressOfIssue({ id, state }),
            },
          ]
        : [],
    ),
    ...releases.map(({ version, day }) => ({
      id: `release-${version}`,
      kind: 'release' as const,
      day,
      text: version,
    })),
    ...own.map(({ id, day, text, by }) => ({ id: `own-${id}`, kind: 'own' as const, day, text, own: { id, by } })),
  ]
  return notes
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((one, other) => other.day.localeCompare(one.day) || one.id.localeCompare(other.id))
}
