import { type ContactErrorKey, type ContactField, contactInput } from '#api/contract/contact.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'

/** Checks a draft against the contract that the server uses too. Error keys by field; none when all is well. */
export async function validateContact(
  draft: Record<string, string>,
): Promise<Partial<Record<ContactField, ContactErrorKey>>> {
  const parsed = contactInput.safeParse(draft)
  return parsed.success ? {} : fieldErrors(parsed.error)
}
