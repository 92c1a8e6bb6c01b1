import type { MessagesAnswer, MessagesQuery } from '#api/contract/staff/messages.ts'
import {
  type MessageAge,
  type MessageShelf,
  type MessageState,
  messageLimits,
  messageTimes,
} from '#api/contract/values/staff/messages.ts'
import { rightsOf } from '#api/contract/values/staff.ts'
import { searchTerms } from '#api/services/search/searched-words.ts'
import type { MessageFilter } from '#api/store/messages/message-list.ts'
import type { Stores } from '#api/store/stores.ts'

const DAY = 24 * 3_600_000
const EXCERPT = 140 // characters

const statesOf: Record<MessageShelf, readonly MessageState[]> = {
  open: ['new', 'released'],
  quarantined: ['quarantined'],
  answered: ['answered'],
  archived: ['archived'],
  all: ['new', 'released', 'answered', 'archived'],
}

const ages: Record<MessageAge, { within?: number; beyond?: number }> = {
  day: { within: DAY },
  week: { within: 7 * DAY },
  month: { within: 30 * DAY },
  older: { beyond: 30 * DAY },
}

/** The list of messages. Open ones by how soon an answer is due, the others the newest first. */
export function createMessageBoard({ stores, now }: { stores: Stores; now: () => number }) {
  return async (query: MessagesQuery): Promise<MessagesAnswer> => {
    const at = now()
    const { shelf = 'open', q = '', purpose, in: language, age, of: assignedTo } = query
    const terms = searchTerms(q)
    const { within, beyond } = age ? ages[age] : {}
    const filter: MessageFilter = {
      states: statesOf[shelf],
      terms,
      purpose,
      language,
      assignedTo,
      from: within === undefined ? undefined : at - within,
      before: beyond === undefined ? undefined : at - beyond,
    }
    // Only signs that no word is made of are found nowhere.
    const nothing = q !== '' && terms.length === 0
    // Side by side, where the database can do that: on PostgreSQL each of them is a connection's.
    const [found, counted, colleagues] = await Promise.all([
      nothing ? 0 : stores.messageList.count(filter),
      stores.messages.countByState(),
      colleaguesIn(stores),
    ])
    const pages = Math.max(1, Math.ceil(found / messageLimits.page))
    const page = Math.min(query.page ?? 1, pages)
    const offset = (page - 1) * messageLimits.page
    const order = shelf === 'open' ? 'asc' : 'desc'
    const rows = found === 0 ? [] : await stores.messageList.list(filter, order, messageLimits.page, offset)
    const countOf = (states: readonly MessageState[]) => states.reduce((sum, state) => sum + counted[state], 0)
    return {
      at,
      messages: rows.map(({ beginning, answeredAt, answeredName, assignedTo: to, assignedName, ...row }) => ({
        ...row,
        excerpt: excerptOf(beginning),
        dueAt: row.receivedAt + messageTimes.answeredWithin,
        answered: answeredAt === null ? null : { at: answeredAt, by: answeredName },
        assigned: to === null ? null : { id: to, name: assignedName ?? '' },
      })),
      page,
      pages,
      found,
      counts: {
        open: countOf(statesOf.open),
        quarantined: countOf(statesOf.quarantined),
        answered: countOf(statesOf.answered),
        archived: countOf(statesOf.archived),
        all: countOf(statesOf.all),
      },
      colleagues,
    }
  }
}

/** Who can be asked to answer. */
export async function colleaguesIn({ staffAccounts }: Pick<Stores, 'staffAccounts'>) {
  const accounts = await staffAccounts.list()
  return accounts
    .filter(({ deactivatedAt, role }) => deactivatedAt === undefined && rightsOf[role].includes('messages'))
    .map(({ id, name }) => ({ id, name }))
}

function excerptOf(beginning: string): string {
  const line = beginning.replace(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT) return line
  const words = line.slice(0, EXCERPT)
  const end = words.lastIndexOf(' ')
  return `${(end < 0 ? words : words.slice(0, end)).toWellFormed()} …`
}
