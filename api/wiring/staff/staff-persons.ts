import { createHmac } from 'node:crypto'
import { foldedAddress } from '#api/services/limits/folded-address.ts'
import type { NewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { createErasePerson } from '#api/services/persons/erase-person.ts'
import { createFindPerson } from '#api/services/persons/find-person.ts'
import { createPersonPackage } from '#api/services/persons/person-package.ts'
import { createPersonRequests } from '#api/services/persons/person-requests.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { removeListsWith } from '#api/services/subscriber-import/waiting-lists.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface PersonsParts
  extends Pick<Parts, 'stores' | 'resumes' | 'transfers' | 'words' | 'mailFolder' | 'secrets' | 'now' | 'newId'> {
  note: NoteDeed
  newsletterTokens: NewsletterTokens
}

/** Requests of persons about their data. */
export function wirePersons({
  resumes: storage,
  transfers,
  newsletterTokens: tokens,
  mailFolder,
  secrets,
  ...parts
}: PersonsParts) {
  const keyOf = (email: string) =>
    createHmac('sha256', secrets.staff)
      .update(`person ${foldedAddress(email)}`)
      .digest('base64url')
  const find = createFindPerson({ ...parts, suppressionKeysOf: tokens.suppressionKeysOf, mailFolder })
  const erase = createErasePerson({
    ...parts,
    find,
    storage,
    keyOf,
    removeListsWith: (email) => removeListsWith(email, transfers),
    newsletterKeyOf: tokens.keyOf,
    suppressionKeyOf: (email) => tokens.suppressionKeysOf(email)[0],
  })
  return {
    handlers: createPersonRequests({ ...parts, find, erase, keyOf }),
    personPackage: createPersonPackage({ ...parts, find, storage }),
  }
}
