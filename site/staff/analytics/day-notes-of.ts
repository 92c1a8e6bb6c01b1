import type { DayNotesAnswer } from '#api/contract/staff/dashboard/day-notes.ts'
import { sendingAddress } from '#site/staff/issues/issue-addresses.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import type { DayNote } from '#ui/blocks/staff/analytics/analytics.ts'

/** Posts that went live, issues that left, versions and what colleagues wrote within the time that is shown, the newest first. */
export function dayNotesOf({ notes: own, releases, posts, issues }: DayNotesAnswer): DayNote[] {
  const notes: DayNote[] = [
    ...posts.map(({ id, title, language, day }) => ({
      id: `post-${id}`,
      kind: 'post' as const,
      day,
      text: title,
      href: postAddress(id, language),
    })),
    ...issues.map(({ id, number, title, day }) => ({
      id: `issue-${id}`,
      kind: 'issue' as const,
      day,
      text: title || String(number),
      href: sendingAddress(id),
    })),
    ...releases.map(({ version, day }) => ({
      id: `release-${version}`,
      kind: 'release' as const,
      day,
      text: version,
    })),
    ...own.map(({ id, day, text, by }) => ({ id: `own-${id}`, kind: 'own' as const, day, text, own: { id, by } })),
  ]
  return notes.toSorted((one, other) => other.day.localeCompare(one.day) || one.id.localeCompare(other.id))
}
