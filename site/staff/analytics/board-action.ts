import { data } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { analyticsIn } from '#site/staff/analytics/analytics-addresses.ts'
import { type DeedAnswer, runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'

const fields = ['id', 'name', 'days', 'day', 'text'] as const

/** What a form said; fields that it has not are left out. */
function typedIn(form: FormData): Partial<Record<(typeof fields)[number], string>> {
  return Object.fromEntries(fields.flatMap((name) => (form.has(name) ? [[name, textOf(form, name)]] : [])))
}

/** `filters` are those of the address that a form is posted to. */
const deedsWith = (filters: Record<string, string>) => ({
  saveNote: (form: FormData, client: StaffClient) =>
    client.saveDayNote({ id: textOf(form, 'id') || undefined, day: textOf(form, 'day'), text: textOf(form, 'text') }),
  deleteNote: (form: FormData, client: StaffClient) => client.deleteDayNote({ id: textOf(form, 'id') }),
  saveSegment: (form: FormData, client: StaffClient) => client.saveSegment({ name: textOf(form, 'name'), filters }),
  renameSegment: (form: FormData, client: StaffClient) =>
    client.saveSegment({ id: textOf(form, 'id'), name: textOf(form, 'name') }),
  deleteSegment: (form: FormData, client: StaffClient) => client.deleteSegment({ id: textOf(form, 'id') }),
  makeShare: (form: FormData, client: StaffClient) =>
    client.makeShare({ name: textOf(form, 'name'), days: textOf(form, 'days'), filters }),
  revokeShare: (form: FormData, client: StaffClient) => client.revokeShare({ id: textOf(form, 'id') }),
})

/** How a deed went, and what its form said. */
export type BoardOutcome = DeedAnswer<ReturnType<typeof deedsWith>> & { typed: ReturnType<typeof typedIn> }

/** What the forms of the dashboard ask for: notes on days, segments and links. */
export async function boardAction(posted: Parameters<typeof runDeed>[1]) {
  const { filters } = analyticsIn(new URL(posted.request.url).searchParams)
  const { form, answer } = await runDeed(deedsWith(Object.fromEntries(Object.entries(filters))), posted)
  return data({ ...answer, typed: typedIn(form) }, statusFor(answer))
}
