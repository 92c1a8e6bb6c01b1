import { useActionData } from 'react-router-dom'
import type { BoardOutcome } from '#site/staff/analytics/board-action.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import type { SegmentDeed, SegmentWriting } from '#ui/blocks/staff/segments/segments.ts'

const deeds: readonly SegmentDeed[] = ['saveSegment', 'renameSegment', 'deleteSegment', 'makeShare', 'revokeShare']

/** Keeps segments and makes links without leaving the numbers. `action` has the filters; `filtered` is their address alone. */
export function useSegments(action: string, filtered: string, publicUrl: string): SegmentWriting {
  const posted = useActionData<BoardOutcome>()
  const { submit, answer: sent, answerHere, isSending } = useStaffSubmit<BoardOutcome>(action, filtered)
  const { toldOf } = useTold()
  const outcome = sent ? answerHere : posted
  const deed = deeds.find((each) => each === outcome?.deed)
  const made = outcome?.deed === 'makeShare' && outcome.ok ? new URL(outcome.answer.path, publicUrl).href : undefined
  return {
    action,
    made,
    refused: outcome && deed && !outcome.ok ? { typed: { deed, ...outcome.typed }, ...toldOf(outcome) } : undefined,
    isBusy: isSending,
    onSend: ({ deed: asked, ...fields }) => submit({ deed: asked, ...fields }),
  }
}
