import type { output } from 'zod/mini'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { IssueAnswer, IssueInput, StaffIssue, savedIssue, WrittenIssue } from '#api/contract/staff/issues.ts'
import { mergeIssues } from '#site/staff/issues/merge-issues.ts'
import { isSameIssue } from '#site/staff/issues/same-issue.ts'
import type { InHand, Posted, SavingPorts, SavingRules } from '#site/staff/saving/saving-parts.ts'
import { createSelfSaving } from '#site/staff/saving/self-saving.ts'

/** Two have written the same place of what both have gone on from, which the clash is. */
export type IssueInHand = InHand<WrittenIssue, StaffIssue, WrittenIssue>

export interface IssuePorts extends Pick<SavingPorts<WrittenIssue, StaffIssue>, 'again' | 'kept' | 'now'> {
  save: (draft: Pick<IssueInput, 'version' | 'text'>) => Promise<AnsweredCall<output<typeof savedIssue>>>
  read: () => Promise<AnsweredCall<IssueAnswer>>
}

export type IssueSaving = ReturnType<typeof createIssueSaving>

/** Saves an issue by itself. */
export function createIssueSaving(opened: StaffIssue, ports: IssuePorts, posted?: Posted<WrittenIssue>) {
  const issueOf = (result: AnsweredCall<{ issue: StaffIssue }>): AnsweredCall<StaffIssue> =>
    result.ok ? { ok: true, answer: result.answer.issue } : result
  const saving = createSelfSaving(
    opened,
    rules,
    {
      ...ports,
      save: async ({ version, text }) => issueOf(await ports.save({ version, text })),
      read: async () => issueOf(await ports.read()),
    },
    posted,
  )
  return {
    ...saving,
    /** Whose stands where both have written. There are no revisions: whatever else one of them has changed stays. */
    choose(whose: 'mine' | 'theirs') {
      const { state, text } = saving.get()
      if (state.kind !== 'conflict') return
      saving.settle(mergeIssues(state.clash, text, state.theirs.text, whose) ?? text)
    },
  }
}

const rules: SavingRules<WrittenIssue, StaffIssue, WrittenIssue> = {
  savedAt: ({ savedAt }) => savedAt,
  savedBy: ({ savedBy }) => savedBy,
  isSame: isSameIssue,
  merge(base, mine, theirs) {
    const text = mergeIssues(base, mine, theirs)
    return text ? { text } : { clash: base }
  },
  isLocked: ({ state }) => state !== 'draft',
}
