import { type ContactField, contactInput } from '#api/contract/contact.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import type { Texts } from '#locales/texts.ts'

type ErrorKey = keyof Texts['contact-form']['errors']

export async function validateContact(draft: Record<string, string>): Promise<Partial<Record<ContactField, ErrorKey>>> {
  const parsed = contactInput.safeParse(draft)
  return parsed.success ? {} : fieldErrors(parsed.error)
}
