import type { ContactInput } from '#api/contract/contact.ts'
import type { Executor } from '#api/db/schema.ts'

export interface StoredMessage extends ContactInput {
  id: string
  receivedAt: number
}

export function createMessagesStore(db: Executor) {
  return {
    async insert({ receivedAt, ...message }: StoredMessage): Promise<void> {
      await db
        .insertInto('messages')
        .values({ ...message, received_at: receivedAt })
        .execute()
    },
  }
}

export type MessagesStore = ReturnType<typeof createMessagesStore>
