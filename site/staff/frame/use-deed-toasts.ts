import { useEffect, useEffectEvent } from 'react'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'

/** What was done, in words. */
export interface DoneWords {
  title: string
  text?: string
}

interface DeedToasts<Outcome> {
  /** Nothing for what was not done. */
  wordsOf: (outcome: Outcome) => DoneWords | undefined
  /** The id of what it was done to. */
  aboutOf?: (outcome: Outcome) => string | undefined
  /** The fields that take it back. */
  undoOf: (outcome: Outcome) => Record<string, string> | undefined
  undo: (fields: Record<string, string>) => void | Promise<void>
}

/** Says what was done, and takes it back for ten seconds. */
export function useDeedToasts<Outcome>(
  sent: Outcome | undefined,
  { wordsOf, aboutOf, undoOf, undo }: DeedToasts<Outcome>,
): void {
  const { show } = useToasts()
  const tell = useEffectEvent((outcome: Outcome) => {
    const words = wordsOf(outcome)
    const fields = undoOf(outcome)
    if (words) show({ ...words, about: aboutOf?.(outcome), ...(fields && { undo: () => undo(fields) }) })
  })
  useEffect(() => {
    if (sent) tell(sent)
  }, [sent])
}
