import { use, useCallback, useEffect, useState } from 'react'
import type { IssueChecked, IssueCounted } from '#api/contract/staff/issues.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'

/** Who would get it, and what the checks say. Counted with each version; checked when the page opens and when somebody asks, because links are tried. */
export function useIssueFacts(id: string, version: number, save: () => Promise<boolean>) {
  const client = use(StaffClientInView)
  const [count, setCount] = useState<IssueCounted>()
  const [hasCountFailed, setCountFailed] = useState(false)
  const [checked, setChecked] = useState<IssueChecked>()
  const [state, setState] = useState<'checking' | 'checked' | 'failed'>('checking')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is counted anew.
  useEffect(() => {
    let isOver = false
    void client?.countIssue({ id }).then((result) => {
      if (isOver) return
      if (result.ok) setCount(result.answer)
      setCountFailed(!result.ok)
    })
    return () => {
      isOver = true
    }
  }, [client, id, version, round])

  const look = useCallback(async () => {
    setState('checking')
    const result = await client?.checkIssue({ id })
    if (result?.ok) setChecked(result.answer)
    setState(result?.ok ? 'checked' : 'failed')
  }, [client, id])

  useEffect(() => {
    if (client) void look()
  }, [client, look])

  const isOld = checked !== undefined && checked.version !== version
  return {
    count,
    hasCountFailed,
    onCount: () => setRound((before) => before + 1),
    // Of a former version they stand among the checks, which say so.
    findings: isOld ? [] : (checked?.findings ?? []),
    checks: {
      findings: checked?.findings,
      state,
      isOld,
      onCheck: () => void save().then((isSaved) => (isSaved ? look() : undefined)),
    },
  }
}
