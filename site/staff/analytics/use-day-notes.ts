import { useState } from 'react'
import { useActionData } from 'react-router-dom'
import type { BoardOutcome } from '#site/staff/analytics/board-action.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import type { DayNoteWriting } from '#ui/blocks/staff/analytics/day-note-form.tsx'

/** Writes notes on days without leaving the numbers. `today` is that of the agency. */
export function useDayNotes(action: string, today: string): DayNoteWriting {
  const posted = useActionData<BoardOutcome>()
  const { submit, answer: sent, isSending } = useStaffSubmit<BoardOutcome>(action)
  const { toldOf } = useTold()
  const outcome = sent ?? posted
  const isMine = outcome?.deed === 'saveNote' || outcome?.deed === 'deleteNote'
  const told = toldOf(outcome)
  const [kept, setKept] = useState<BoardOutcome>()
  if (sent?.ok && sent.deed === 'saveNote' && !sent.typed.id && sent !== kept) setKept(sent)
  return {
    action,
    day: today,
    refused:
      outcome && isMine && !outcome.ok
        ? {
            typed: { id: outcome.typed.id || undefined, day: outcome.typed.day ?? '', text: outcome.typed.text ?? '' },
            ...told,
          }
        : undefined,
    keptId: kept?.deed === 'saveNote' && kept.ok ? kept.answer.id : undefined,
    isBusy: isSending,
    onSave: ({ id, ...typed }) => submit({ deed: 'saveNote', ...typed, ...(id !== undefined && { id }) }),
    onDelete: (id) => submit({ deed: 'deleteNote', id }),
  }
}
