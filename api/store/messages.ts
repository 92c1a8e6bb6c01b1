import type { Selectable, Updateable } from 'kysely'
import type { ContactInput } from '#api/contract/contact.ts'
import type { MessageState } from '#api/contract/values/staff/messages.ts'
import type { Executor, Schema } from '#api/db/schema.ts'

export interface SpamSource {
  source: string
  effect: number // -1 to 1
}

export interface NewMessage extends ContactInput {
  id: string
  receivedAt: number
  score: number | null // 0 (machine) to 1 (person); null before scores existed
  sources: SpamSource[]
  state: MessageState
}

export interface StoredMessage extends NewMessage {
  formerState: MessageState | undefined // before the last move, which can be undone; never quarantine
  assignedTo: string | undefined // an account, as the others here
  answeredAt: number | undefined
  answeredBy: string | undefined
  deletedAt: number | undefined
  deletedBy: string | undefined
}

export type MessageMove = Partial<
  Pick<StoredMessage, 'state' | 'formerState' | 'assignedTo' | 'answeredAt' | 'answeredBy' | 'deletedAt' | 'deletedBy'>
>

export function createMessagesStore(db: Executor) {
  return {
    async insert({ receivedAt, sources, ...message }: NewMessage): Promise<void> {
      await db
        .insertInto('messages')
        .values({ ...message, sources: JSON.stringify(sources), received_at: receivedAt })
        .execute()
    },

    /** Of those that are not deleted. */
    async countByState(): Promise<Record<MessageState, number>> {
      const rows = await db
        .selectFrom('messages')
        .select(['state', (query) => query.fn.countAll<number | string>().as('count')])
        .where('deleted_at', 'is', null)
        .groupBy('state')
        .execute()
      const counts = { new: 0, quarantined: 0, released: 0, answered: 0, archived: 0 }
      for (const { state, count } of rows) counts[state] = Number(count)
      return counts
    },

    /** Also one that is deleted. */
    async find(id: string): Promise<StoredMessage | undefined> {
      const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
      return row && messageOf(row)
    },

    /** Undefined when it is not quarantined: of two at once, one wins. */
    async release(id: string): Promise<StoredMessage | undefined> {
      const row = await db
        .updateTable('messages')
        .set({ state: 'released' })
        .where('id', '=', id)
        .where('state', '=', 'quarantined')
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      return row && messageOf(row)
    },

    async move(id: string, move: MessageMove): Promise<void> {
      await db.updateTable('messages').set(columnsOf(move)).where('id', '=', id).execute()
    },

    /** Of the same address, whatever its case, before `time`; not those that are deleted. */
    async countEarlier(email: string, time: number): Promise<number> {
      const row = await db
        .selectFrom('messages')
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
        .where('received_at', '<', time)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}

function columnsOf(move: MessageMove): Updateable<Schema['messages']> {
  return {
    ...(move.state && { state: move.state }),
    ...('formerState' in move && { former_state: move.formerState ?? null }),
    ...('assignedTo' in move && { assigned_to: move.assignedTo ?? null }),
    ...('answeredAt' in move && { answered_at: move.answeredAt ?? null }),
    ...('answeredBy' in move && { answered_by: move.answeredBy ?? null }),
    ...('deletedAt' in move && { deleted_at: move.deletedAt ?? null }),
    ...('deletedBy' in move && { deleted_by: move.deletedBy ?? null }),
  }
}

function messageOf(row: Selectable<Schema['messages']>): StoredMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    purpose: row.purpose,
    message: row.message,
    language: row.language,
    receivedAt: row.received_at,
    score: row.score,
    sources: row.sources === null ? [] : JSON.parse(row.sources),
    state: row.state,
    formerState: row.former_state ?? undefined,
    assignedTo: row.assigned_to ?? undefined,
    answeredAt: row.answered_at ?? undefined,
    answeredBy: row.answered_by ?? undefined,
    deletedAt: row.deleted_at ?? undefined,
    deletedBy: row.deleted_by ?? undefined,
  }
}
