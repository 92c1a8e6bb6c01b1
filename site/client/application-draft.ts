import * as z from 'zod/mini'
import type { ApplicationDraft } from '#api/contract/applications.ts'

const text = z.optional(z.string())
const draft = z.object({ fullName: text, email: text, phone: text, interest: text, message: text })

export function applicationDraftFrom(form: FormData): ApplicationDraft {
  const values = draft.parse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')))
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Browsers send an empty file without a name when none was chosen. */
export function resumeFrom(form: FormData): File | undefined {
  const resume = form.get('resume')
  return resume instanceof File && (resume.name !== '' || resume.size > 0) ? resume : undefined
}
