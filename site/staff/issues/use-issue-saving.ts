import { use, useState } from 'react'
import type { StaffIssue, WrittenIssue } from '#api/contract/staff/issues.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { createIssueSaving } from '#site/staff/issues/issue-saving.ts'
import { keptIssue } from '#site/staff/issues/kept-issue.ts'
import { keptTexts } from '#site/staff/saving/kept-texts.ts'
import type { Posted } from '#site/staff/saving/saving-parts.ts'
import { unreached } from '#site/staff/saving/unreached.ts'
import { useSelfSaving } from '#site/staff/saving/use-self-saving.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'
import { names } from '#site/visitor/stored-names.ts'

/** What came back from a form that was posted without scripts, and was not saved. */
export type PostedIssue = Omit<Posted<WrittenIssue>, 'at'>

/** Saves an issue while it is written. The page is mounted anew for another issue. */
export function useIssueSaving(opened: StaffIssue, accountId: string, posted: PostedIssue | undefined) {
  const client = use(StaffClientInView)
  const { again } = useAsking()
  const { id, savedAt } = opened
  const [saving] = useState(() =>
    createIssueSaving(
      opened,
      {
        save: async (draft) => (await client?.saveIssue({ id, ...draft })) ?? unreached,
        read: async () => (await client?.readIssue({ id })) ?? unreached,
        again,
        kept: keptTexts(names.issueText, `${accountId}/${id}`, keptIssue),
        now: Date.now,
      },
      posted && { ...posted, at: savedAt },
    ),
  )
  return { saving, issue: useSelfSaving(saving) }
}
