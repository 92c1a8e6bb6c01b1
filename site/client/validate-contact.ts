import { type ContactErrorKey, type ContactField, contactInput } from '#api/contract/contact.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'

export async function validateContact(
  draft: Record<string, string>,
): Promise<Partial<Record<ContactField, ContactErrorKey>>> {
  const parsed = contactInput.safeParse(draft)
  return parsed.success ? {} : fieldErrors(parsed.error)
}
