import { data } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { type DeedAnswer, runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import type { TypedNote } from '#ui/blocks/staff/analytics/day-note-form.tsx'

const typedIn = (form: FormData): TypedNote => ({
  id: textOf(form, 'id') || undefined,
  day: textOf(form, 'day'),
  text: textOf(form, 'text'),
})

const deeds = {
  saveNote: (form: FormData, client: StaffClient) => client.saveDayNote(typedIn(form)),
  deleteNote: (form: FormData, client: StaffClient) => client.deleteDayNote({ id: textOf(form, 'id') }),
}

/** How a deed went, and what its form said. */
export type NoteOutcome = DeedAnswer<typeof deeds> & { typed: TypedNote }

/** What the forms of the notes beside the line ask for. */
export async function noteAction(posted: Parameters<typeof runDeed>[1]) {
  const { form, answer } = await runDeed(deeds, posted)
  return data({ ...answer, typed: typedIn(form) }, statusFor(answer))
}
