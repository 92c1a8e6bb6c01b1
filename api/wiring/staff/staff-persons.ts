import path from 'node:path'
import { createArchiveCopies } from '#api/operate/backup/archive-copies.ts'
import { type Erasure, noteErasures } from '#api/operate/backup/erasure-list.ts'
import type { NewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { createErasePerson } from '#api/services/persons/erase-person.ts'
import { createFindPerson } from '#api/services/persons/find-person.ts'
import { personKey } from '#api/services/persons/person-key.ts'
import { createPersonPackage } from '#api/services/persons/person-package.ts'
import { createPersonRequests } from '#api/services/persons/person-requests.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { removeListsWith } from '#api/services/subscriber-import/waiting-lists.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface PersonsParts
  extends Pick<
    Parts,
    'stores' | 'environment' | 'log' | 'resumes' | 'transfers' | 'words' | 'mailFolder' | 'secrets' | 'now' | 'newId'
  > {
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
  const keyOf = (email: string) => personKey(secrets.staff, email)
  const { backup, dataDir } = parts.environment
  const archives = backup?.folder ?? path.join(dataDir, 'backups')
  const copies = backup?.copies && createArchiveCopies(backup.copies)
  async function tellArchives(erasure: Erasure): Promise<void> {
    await noteErasures(archives, [erasure])
    await copies?.shareErasures(archives)
  }
  const find = createFindPerson({ ...parts, suppressionKeysOf: tokens.suppressionKeysOf, mailFolder })
  const erase = createErasePerson({
    ...parts,
    find,
    storage,
    onUnremoved: (err) =>
      parts.log.warn({ err }, 'A résumé of somebody who was erased cannot be removed now; it goes within hours'),
    keyOf,
    onErased: (erasure) =>
      tellArchives(erasure).catch((err: unknown) =>
        parts.log.warn({ err }, 'The list of erasures beside the backups cannot be written; the next backup does it'),
      ),
    removeListsWith: (email) => removeListsWith(email, transfers),
    newsletterKeyOf: tokens.keyOf,
    suppressionKeyOf: (email) => tokens.suppressionKeysOf(email)[0],
  })
  return {
    handlers: createPersonRequests({ ...parts, find, erase, keyOf }),
    personPackage: createPersonPackage({ ...parts, find, storage }),
  }
}
