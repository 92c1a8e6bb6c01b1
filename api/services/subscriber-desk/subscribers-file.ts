import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SubscribersFileQuery } from '#api/contract/staff/subscribers.ts'
import { formatCsv } from '#api/services/newsletter/csv.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import { filterOf } from '#api/services/subscriber-desk/subscriber-board.ts'
import type { SubscriberFilter } from '#api/store/newsletter/subscriber-list.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

const BATCH = 500 // subscribers that are in memory at once
const BYTE_ORDER_MARK = '\ufeff' // spreadsheets take a file without one for an old encoding

/** As an import knows them. */
const columns = [
  'email',
  'language',
  'topics',
  'signed_up_at',
  'confirmed_at',
  'how',
  'source',
  'ip',
  'user_agent',
] as const

interface SubscribersFileDependencies {
  stores: Stores
  publicUrl: string
  note: NoteDeed
  now: () => number
}

export type SubscribersFile = ReturnType<typeof createSubscribersFile>

/** Those of a list, with their proof of consent, as a CSV file that can be brought in again. */
export function createSubscribersFile({ stores, publicUrl, note, now }: SubscribersFileDependencies) {
  async function* pieces(filter: SubscriberFilter): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + formatCsv([[...columns]])
    for (let last: string | undefined; ; ) {
      const found = await stores.subscriberList.listAfter(filter, last, BATCH)
      if (found.length > 0) yield formatCsv(found.map(rowOf))
      last = found.at(-1)?.id
      if (found.length < BATCH) return
      // SQLite's driver is synchronous: of many nobody else would have a turn.
      await nextTurn()
    }
  }

  function rowOf(subscriber: Subscriber): string[] {
    const { email, language, topics, source, ip, userAgent, signedUpAt, confirmedAt } = subscriber
    return [
      email,
      language,
      topics.join(' '),
      new Date(signedUpAt).toISOString(),
      confirmedAt === undefined ? '' : new Date(confirmedAt).toISOString(),
      howOf(subscriber),
      source,
      ip,
      userAgent,
    ]
  }

  /** In English, as the headings are. */
  function howOf({ confirmedAt, imported }: Subscriber): string {
    if (confirmedAt === undefined) return ''
    return imported?.how ?? `double opt-in, ${publicUrl}`
  }

  return {
    /** Throws as `requireAllowed`, before the query is read. */
    async take({ live }: StaffContext, queryOf: () => SubscribersFileQuery) {
      requireAllowed(live, { stages: ['full'], right: 'exports', isFresh: true }, now())
      const query = queryOf()
      const filter = filterOf(query)
      // What was searched for may be an address.
      const facts = {
        shelf: filter.shelf,
        ...(filter.part !== '' && { searched: true }),
        ...(query.in && { language: query.in }),
      }
      const name = `subscribers-${new Date(now()).toISOString().slice(0, 10)}.csv`
      await stores.transaction([], (inside) =>
        note(inside, { account: live?.account.id, deed: 'subscribersExported', facts: { is: name, ...facts } }),
      )
      return { name, pieces: pieces(filter) }
    },
  }
}
