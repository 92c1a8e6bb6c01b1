import {
  type ApplicationField,
  applicationInput,
  type ResumeErrorKey,
  resumeLimit,
  resumeTypes,
} from '#api/contract/applications.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import type { Texts } from '#locales/texts.ts'
import { canRead, resumeFrom } from '#site/client/application-draft.ts'

type ErrorKey = keyof Texts['application-form']['errors']

export async function validateApplication(form: FormData): Promise<Partial<Record<ApplicationField, ErrorKey>>> {
  const parsed = applicationInput.safeParse(Object.fromEntries(form))
  const resume = await resumeError(resumeFrom(form))
  return { ...(!parsed.success && fieldErrors(parsed.error)), ...(resume && { resume }) }
}

async function resumeError(resume: File | undefined): Promise<ResumeErrorKey | undefined> {
  if (!resume) return 'resume_missing'
  const isNamedSo = Object.keys(resumeTypes).some((ending) => resume.name.toLowerCase().endsWith(`.${ending}`))
  if (!isNamedSo && !Object.values<string>(resumeTypes).includes(resume.type)) return 'resume_type'
  if (resume.size > resumeLimit) return 'resume_large'
  return (await canRead(resume)) ? undefined : 'resume_unreadable'
}
