import { useActionData } from 'react-router-dom'
import type { NoteOutcome } from '#site/staff/analytics/note-action.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import type { DayNoteWriting } from '#ui/blocks/staff/analytics/day-note-form.tsx'

/** Writes notes on days without leaving the numbers. `today` is that of the agency. */
export function useDayNotes(action: string, today: string): DayNoteWriting {
  const posted = useActionData<NoteOutcome>()
  const { submit, answer: sent, isSending } = useStaffSubmit<NoteOutcome>(action)
  const { toldOf } = useTold()
  const outcome = sent ?? posted
  const told = toldOf(outcome)
  return {
    action,
    day: today,
    refused: outcome && !outcome.ok ? { typed: outcome.typed, ...told } : undefined,
    isBusy: isSending,
    onSave: ({ id, ...typed }) => submit({ deed: 'saveNote', ...typed, ...(id !== undefined && { id }) }),
    onDelete: (id) => submit({ deed: 'deleteNote', id }),
  }
}
