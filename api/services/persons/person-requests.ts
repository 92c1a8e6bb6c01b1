import type { PersonRequestsAnswer } from '#api/contract/staff/persons.ts'
import { personRequestTime } from '#api/contract/values/staff/persons.ts'
import { AppError } from '#api/errors.ts'
import type { createErasePerson } from '#api/services/persons/erase-person.ts'
import { type FindPerson, shownPerson } from '#api/services/persons/find-person.ts'
import { personLock } from '#api/services/persons/person-key.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { PersonRequest } from '#api/store/staff/persons.ts'
import type { Stores } from '#api/store/stores.ts'

const SHOWN_DONE = 50
const NOON = 12 * 3_600_000

type PersonCall =
  | 'listPersonRequests'
  | 'openPersonRequest'
  | 'readPersonRequest'
  | 'closePersonRequest'
  | 'erasePerson'

interface PersonRequestsDependencies {
  stores: Stores
  find: FindPerson
  erase: ReturnType<typeof createErasePerson>
  keyOf: (email: string) => string
  note: NoteDeed
  now: () => number
  newId: () => string
}

/** Requests of persons (GDPR, articles 15 and 17). The log names the request, never the address. */
export function createPersonRequests({
  stores,
  find,
  erase,
  keyOf,
  note,
  now,
  newId,
}: PersonRequestsDependencies): Pick<StaffHandlers, PersonCall> {
  async function requestOf(id: string): Promise<PersonRequest> {
    const request = await stores.personRequests.find(id)
    if (!request) throw new AppError('not_found')
    return request
  }

  return {
    async listPersonRequests(): Promise<PersonRequestsAnswer> {
      const done = await stores.personRequests.listDone(SHOWN_DONE)
      return {
        at: now(),
        open: (await stores.personRequests.listOpen()).map(shownRequest),
        done: done.map(({ by, counts, ...request }) => ({ ...request, by: by ?? null, counts: counts ?? null })),
      }
    },

    /** Throws `invalid` for a day that is still to come. */
    async openPersonRequest(context, { kind, email, language, receivedOn }) {
      const { account } = acting(context)
      const at = now()
      const id = newId()
      const receivedAt = Date.parse(receivedOn) + NOON
      if (Date.parse(receivedOn) > at + NOON) throw problem({ receivedOn: 'request_day' })
      await stores.transaction([], async (inside) => {
        await inside.personRequests.insert(
          { id, kind, email, language, receivedAt },
          { key: keyOf(email), at, by: account.id },
        )
        const thing = { kind: 'personRequest', id } as const
        await note(inside, { account: account.id, deed: 'personRequestOpened', thing, facts: { kind } })
      })
      return { id }
    },

    async readPersonRequest(_context, { id }) {
      const request = await requestOf(id)
      return { at: now(), request: shownRequest(request), found: shownPerson(await find.person(request.email)) }
    },

    /** Throws `not_found` for one that somebody else has closed. */
    async closePersonRequest(context, { id, outcome }) {
      const { account } = acting(context)
      const { email } = await requestOf(id)
      // Whoever erases the person is either before or too late.
      await stores.transaction([personLock(keyOf(email))], async (inside) => {
        if (!(await inside.personRequests.close(id, { at: now(), by: account.id, outcome })))
          throw new AppError('not_found')
        const thing = { kind: 'personRequest', id } as const
        await note(inside, { account: account.id, deed: 'personRequestClosed', thing, facts: { outcome } })
      })
      await stores.freeSpace.clearLog()
      return {}
    },

    async erasePerson(context, { id }) {
      return erase(await requestOf(id), acting(context).account.id)
    },
  }
}

function shownRequest(request: PersonRequest): PersonRequestsAnswer['open'][number] {
  return { ...request, takenAt: request.takenAt ?? null, dueAt: request.receivedAt + personRequestTime }
}
