import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Erasure } from '#api/operate/backup/erasure-list.ts'
import { createNewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { openSecrets } from '#api/services/operation/secrets.ts'
import { createErasePerson } from '#api/services/persons/erase-person.ts'
import { createFindPerson } from '#api/services/persons/find-person.ts'
import { formerPersonKey, personKey } from '#api/services/persons/person-key.ts'
import { createNoteDeed } from '#api/services/staff/note-deed.ts'
import { createStores } from '#api/store/stores.ts'

interface EraseAgainOptions {
  database: OpenDatabase
  secretKey: string
  erasures: readonly Erasure[] // of after the backup was made
  removeFile: (storedName: string) => Promise<void>
  now: () => number
}

/** Whom a log names where no account has done it. */
const RESTORE = 'restore'

/** Everything of whoever was erased after the backup, as staff have done it then (GDPR, article 17). Returns how many persons. */
export async function eraseAgain(options: EraseAgainOptions): Promise<number> {
  const { database, secretKey, erasures, removeFile, now } = options
  if (erasures.length === 0) return 0
  const stores = createStores(database)
  const secrets = await openSecrets(stores, secretKey)
  const tokens = createNewsletterTokens({ secret: secrets.newsletter, now })
  const keyOf = (email: string) => personKey(secrets.staff, email)
  const find = createFindPerson({ stores, suppressionKeysOf: tokens.suppressionKeysOf })
  const erase = createErasePerson({
    stores,
    find,
    storage: { remove: removeFile },
    onUnremoved: (error) => {
      throw error
    },
    keyOf,
    newsletterKeyOf: tokens.keyOf,
    suppressionKeyOf: (email) => tokens.suppressionKeysOf(email)[0],
    removeListsWith: async () => 0,
    note: createNoteDeed({ now, newId: randomUUID }),
    now,
  })
  const erasedAt = new Map(erasures.map(({ key, at }) => [key, at]))
  let persons = 0
  for (const email of await find.addresses()) {
    const receivedAt = erasedAt.get(keyOf(email)) ?? erasedAt.get(formerPersonKey(secrets.staff, email))
    if (receivedAt === undefined) continue
    const request = { id: randomUUID(), kind: 'erasure', email, language: 'en', receivedAt } as const
    await stores.personRequests.insert(request, { key: keyOf(email), at: now(), by: RESTORE })
    await erase({ ...request, takenAt: undefined }, RESTORE)
    persons += 1
  }
  return persons
}
