import { sql } from 'kysely'
import type { ContactPurpose } from '#api/contract/values/contact-purposes.ts'
import type { MessageState } from '#api/contract/values/staff/messages.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { saysAll, searchedMessages } from '#api/store/word-search.ts'
import type { Language } from '#locales/languages.ts'

export interface MessageFilter {
  states: readonly MessageState[]
  terms: string[][] // each in the ways it may be written
  purpose: ContactPurpose | undefined
  language: Language | undefined
  assignedTo: string | undefined
  from: number | undefined
  before: number | undefined
}

const BEGINNING = 300 // characters of a message that are read

/** What the list shows; nothing that is deleted. */
export function createMessageListStore(db: Executor, kind: OpenDatabase['kind']) {
  const matching = ({ states, terms, purpose, language, assignedTo, from, before }: MessageFilter) =>
    db
      .selectFrom('messages as m')
      .where('m.deleted_at', 'is', null)
      .where('m.state', 'in', states)
      .$if(terms.length > 0, (query) => query.where(saysAll(terms, kind, searchedMessages, 'm')))
      .$if(purpose !== undefined, (query) => query.where('m.purpose', '=', purpose ?? 'general'))
      .$if(language !== undefined, (query) => query.where('m.language', '=', language ?? 'en'))
      .$if(assignedTo !== undefined, (query) => query.where('m.assigned_to', '=', assignedTo ?? ''))
      .$if(from !== undefined, (query) => query.where('m.received_at', '>=', from ?? 0))
      .$if(before !== undefined, (query) => query.where('m.received_at', '<', before ?? 0))

  return {
    async list(filter: MessageFilter, order: 'asc' | 'desc', limit: number, offset: number) {
      // Only what is shown is read whole.
      const shown = matching(filter)
        .select('m.id')
        .orderBy('m.received_at', order)
        .orderBy('m.id', order)
        .limit(limit)
        .offset(offset)
      return db
        .selectFrom('messages as m')
        .leftJoin('staff_accounts as a', 'a.id', 'm.assigned_to')
        .leftJoin('staff_accounts as b', 'b.id', 'm.answered_by')
        .select(['m.id', 'm.name', 'm.purpose', 'm.language', 'm.state', 'm.score'])
        .select(['m.received_at as receivedAt', 'm.answered_at as answeredAt', 'm.assigned_to as assignedTo'])
        .select(['a.name as assignedName', 'b.name as answeredName'])
        .select(sql<string>`substr(m.message, 1, ${sql.lit(BEGINNING)})`.as('beginning'))
        .where('m.id', 'in', db.selectFrom(shown.as('shown')).select('shown.id'))
        .orderBy('m.received_at', order)
        .orderBy('m.id', order)
        .execute()
    },

    async count(filter: MessageFilter): Promise<number> {
      const row = await matching(filter)
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}
