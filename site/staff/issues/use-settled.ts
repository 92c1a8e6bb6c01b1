import { useEffect, useState } from 'react'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { IssueState } from '#api/contract/values/staff/issues.ts'

/** Milliseconds in which nobody has read yet what a pane says now. */
const MOMENT = 1000

const ends = new Map<string, IssueState>([
  ['pause', 'paused'],
  ['resume', 'sending'],
  ['cancel', 'cancelled'],
])

/** True for a moment after the state has changed: a press that was meant for the former one must not do its opposite. */
export function useTurning(state: IssueState): boolean {
  const [read, setRead] = useState(state)
  useEffect(() => {
    const timer = setTimeout(() => setRead(state), MOMENT)
    return () => clearTimeout(timer)
  }, [state])
  return read !== state
}

/** Of a deed whose answer was lost nothing is told any more once the page shows that it was done. */
export function useUnsettled<Answer extends AnsweredCall<unknown> & { deed: string }>(
  sent: Answer | undefined,
  state: IssueState,
): Answer | undefined {
  const [settled, setSettled] = useState<Answer>()
  const isLost = sent?.ok === false && sent.error.code === 'network'
  if (isLost && settled !== sent && ends.get(sent.deed) === state) setSettled(sent)
  return settled === sent ? undefined : sent
}
