import type { Selectable } from 'kysely'
import type { ContactInput } from '#api/contract/contact.ts'
import type { Executor, Schema } from '#api/db/schema.ts'

export interface SpamSource {
  source: string
  effect: number // -1 to 1
}

/** `released`: quarantined until a person looked at it (D18). */
export type MessageState = 'new' | 'quarantined' | 'released'

export interface StoredMessage extends ContactInput {
  id: string
  receivedAt: number
  score: number | null // 0 (machine) to 1 (person); null before scores existed
  sources: SpamSource[]
  state: MessageState
}

export function createMessagesStore(db: Executor) {
  return {
    async insert({ receivedAt, sources, ...message }: StoredMessage): Promise<void> {
      await db
        .insertInto('messages')
        .values({ ...message, sources: JSON.stringify(sources), received_at: receivedAt })
        .execute()
    },

    async listByState(state: MessageState, limit: number, offset = 0): Promise<StoredMessage[]> {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where('state', '=', state)
        .orderBy('received_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(messageOf)
    },

    async countByState(state: MessageState): Promise<number> {
      const row = await db
        .selectFrom('messages')
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .where('state', '=', state)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

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
        .returningAll()
        .executeTakeFirst()
      return row && messageOf(row)
    },
  }
}

function messageOf({ received_at, sources, ...row }: Selectable<Schema['messages']>): StoredMessage {
  return { ...row, receivedAt: received_at, sources: sources === null ? [] : JSON.parse(sources) }
}
