import { use, useEffect, useState, useSyncExternalStore } from 'react'
import type { StaffIssue } from '#api/contract/staff/issues.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { createIssueSaving, type PostedIssue } from '#site/staff/issues/issue-saving.ts'
import { keptIssues } from '#site/staff/issues/kept-issues.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'

export const unreached = { ok: false, error: { code: 'network' } } as const

/** Saves an issue while it is written. The page is mounted anew for another issue. */
export function useIssueSaving(opened: StaffIssue, accountId: string, posted: PostedIssue | undefined) {
  const client = use(StaffClientInView)
  const { again } = useAsking()
  const { id } = opened
  const [saving] = useState(() =>
    createIssueSaving(
      opened,
      {
        save: async (draft) => (await client?.saveIssue({ id, ...draft })) ?? unreached,
        read: async () => (await client?.readIssue({ id })) ?? unreached,
        again,
        kept: keptIssues(accountId, id),
        now: Date.now,
      },
      posted,
    ),
  )
  const issue = useSyncExternalStore(saving.subscribe, saving.get, saving.get)

  useEffect(() => {
    saving.start()
    const hide = () => {
      if (document.visibilityState === 'hidden') saving.leave()
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (!saving.isUnsaved()) return
      saving.leave()
      event.preventDefault()
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', saving.leave)
    window.addEventListener('beforeunload', ask)
    window.addEventListener('online', saving.retry)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', saving.leave)
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('online', saving.retry)
      saving.leave()
      saving.stop()
    }
  }, [saving])

  return { saving, issue }
}
