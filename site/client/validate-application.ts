import {
  type ApplicationField,
  applicationInput,
  type ResumeErrorKey,
  resumeLimit,
  resumeTypes,
} from '#api/contract/applications.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import type { Texts } from '#locales/texts.ts'
import { resumeFrom } from '#site/client/application-draft.ts'

type ErrorKey = keyof Texts['application-form']['errors']

export function validateApplication(form: FormData): Partial<Record<ApplicationField, ErrorKey>> {
  const parsed = applicationInput.safeParse(Object.fromEntries(form))
  const resume = resumeError(resumeFrom(form))
  return { ...(!parsed.success && fieldErrors(parsed.error)), ...(resume && { resume }) }
}

function resumeError(resume: File | undefined): ResumeErrorKey | undefined {
  if (!resume) return 'resume_missing'
  const isNamedSo = Object.keys(resumeTypes).some((ending) => resume.name.toLowerCase().endsWith(`.${ending}`))
  if (!isNamedSo && !Object.values<string>(resumeTypes).includes(resume.type)) return 'resume_type'
  if (resume.size > resumeLimit) return 'resume_large'
  return resume.size === 0 ? 'resume_unreadable' : undefined
}
