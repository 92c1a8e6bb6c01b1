import { rm } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PersonErased } from '#api/contract/staff/persons.ts'
import { AppError } from '#api/errors.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import { messageLock } from '#api/services/message-desk/message-lock.ts'
import { lockOf } from '#api/services/newsletter/newsletter.ts'
import { countsOf, type FindPerson } from '#api/services/persons/find-person.ts'
import { personLock } from '#api/services/persons/person-key.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { PersonRequest } from '#api/store/staff/persons.ts'
import type { Stores } from '#api/store/stores.ts'

/** Of the newest messages, and of as many applications: PostgreSQL has some thousand locks for all. */
const MOST_LOCKS = 100

interface ErasePersonDependencies {
  stores: Stores
  find: FindPerson
  storage: Pick<FileStorage, 'remove'> // of résumés
  /** Then it goes as a file that nothing names, within hours. */
  onUnremoved: (error: unknown) => void
  keyOf: (email: string) => string
  newsletterKeyOf: (email: string) => string
  suppressionKeyOf: (email: string) => string
  /** Of subscribers, uploaded within the hour; how many there were. */
  removeListsWith: (email: string) => Promise<number>
  /** Keeps a restore of an older backup from bringing them back. */
  onErased?: (erasure: { key: string; at: number }) => Promise<void>
  note: NoteDeed
  now: () => number
}

/**
 * GDPR, article 17: everything under an address, everywhere, at once. What is left is a keyed hash. Throws `not_found` where
 * somebody else was faster.
 */
export function createErasePerson(dependencies: ErasePersonDependencies) {
  const {
    stores,
    find,
    storage,
    onUnremoved,
    keyOf,
    newsletterKeyOf,
    suppressionKeyOf,
    removeListsWith,
    onErased,
    note,
    now,
  } = dependencies
  const { personRows, freeSpace } = stores

  /** Nothing may keep it that nobody thought of: every column of every table is looked into. */
  async function whereLeft(email: string): Promise<PersonErased['left']> {
    const left: PersonErased['left'] = []
    for (const place of await personRows.textPlaces()) {
      let rows = 0
      let last: string | undefined
      do {
        const { held, next }: { held: number; next: string | undefined } = await personRows.countHolding(
          place,
          email,
          last,
        )
        rows += held
        last = next
        await nextTurn()
      } while (last !== undefined)
      if (rows > 0) left.push({ place: place.table, rows })
    }
    return left
  }

  return async ({ id, email }: PersonRequest, account: string): Promise<PersonErased> => {
    const seen = new Set<string>()
    const mailFiles = await find.files(email, seen)
    // They may be in S3: before the transaction, in which everybody else waits on SQLite.
    const lists = await removeListsWith(email)
    // Whoever answers one of their messages, moves an application, or writes a note beside either, is before or too late.
    const messages = (await personRows.messages(email)).slice(-MOST_LOCKS).map((row) => messageLock(row.id))
    const applications = (await personRows.applications(email)).slice(-MOST_LOCKS).map((row) => `application-${row.id}`)
    const { counts, files, at } = await stores.transaction(
      [personLock(keyOf(email)), lockOf(newsletterKeyOf(email)), ...messages, ...applications],
      async (inside) => {
        // Of two at once, the second finds nothing more to erase; whoever has taken it back keeps everything.
        if (!(await inside.personRequests.find(id))) throw new AppError('not_found')
        const found = { ...(await find.rows(email, inside)), mailFiles }
        const at = now()
        const files = await inside.personRows.erase(
          email,
          found.mails.map((mail) => mail.id),
        )
        // As for whoever unsubscribes: nobody brings them back but they themselves.
        // A link that undoes their leaving is worth nothing from now on: it undoes one of that moment only.
        if (found.subscriptions.length > 0 || found.suppressedAt !== undefined || lists > 0)
          await inside.suppressions.insert(suppressionKeyOf(email), { since: at, askedAt: undefined, why: 'erased' })
        const erased = countsOf(found)
        await inside.personRequests.closeAllOf(email, keyOf(email), {
          at,
          by: account,
          outcome: 'erased',
          counts: erased,
        })
        await note(inside, {
          account,
          deed: 'personErased',
          thing: { kind: 'personRequest', id },
          facts: { ...erased },
        })
        for (const file of mailFiles) await rm(file, { force: true })
        return { counts: erased, files, at }
      },
    )
    await onErased?.({ key: keyOf(email), at })
    // Written meanwhile.
    for (const file of await find.files(email, seen)) await rm(file, { force: true })
    // Free pages are overwritten already (secure_delete); the log of the database repeats them until it is cleared.
    while (await freeSpace.releaseSome()) await nextTurn()
    await freeSpace.clearLog()
    const mayRemain = await personRows.tidy()
    const left = await whereLeft(email)
    // After the commit, as it may have been refused, and last: a storage that fails costs nobody the report.
    for (const file of files) await storage.remove(file).catch(onUnremoved)
    return { counts, left, mayRemain }
  }
}
