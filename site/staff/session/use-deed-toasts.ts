import { useEffect, useEffectEvent, useState } from 'react'
import type { DeedAnswer, Deeds } from '#site/staff/frame/staff-action.ts'
import { type TakingBack, useTakeBack } from '#site/staff/session/use-take-back.ts'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'

/** What was done, in words. */
export interface DoneWords {
  title: string
  text?: string
}

interface DeedToasts<Known extends Deeds> extends TakingBack<Known> {
  deeds: Known
  /** Nothing for what was not done. */
  wordsOf: (outcome: DeedAnswer<Known>) => DoneWords | undefined
  /** The id of what it was done to. */
  aboutOf?: (outcome: DeedAnswer<Known>) => string | undefined
  /** The fields that take it back. */
  undoOf: (outcome: DeedAnswer<Known>) => Readonly<Record<string, string>> | undefined
}

/** Says what was done, and takes it back for ten seconds. Returns what was done last. */
export function useDeedToasts<const Known extends Deeds, Outcome extends DeedAnswer<Known>>(
  sent: Outcome | undefined,
  { deeds, wordsOf, aboutOf, undoOf, onTaken, refusalOf }: DeedToasts<Known>,
): Outcome | DeedAnswer<Known> | undefined {
  const { show } = useToasts()
  const [last, setLast] = useState<{ sent: Outcome | undefined; done: Outcome | DeedAnswer<Known> | undefined }>({
    sent,
    done: sent,
  })
  if (last.sent !== sent) setLast({ sent, done: sent })
  const takeBack = useTakeBack(deeds, {
    refusalOf,
    onTaken(outcome) {
      setLast((before) => ({ ...before, done: outcome }))
      onTaken?.(outcome)
    },
  })

  const tell = useEffectEvent((outcome: DeedAnswer<Known>) => {
    const words = wordsOf(outcome)
    const fields = undoOf(outcome)
    if (words) show({ ...words, about: aboutOf?.(outcome), ...(fields && { undo: () => takeBack(fields) }) })
  })
  useEffect(() => {
    if (last.done) tell(last.done)
  }, [last.done])

  return last.done
}
