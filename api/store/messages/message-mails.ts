import { sql } from 'kysely'
import type { MessageMailKind } from '#api/contract/values/staff/messages.ts'
import type { Executor } from '#api/db/schema.ts'

interface NewMail {
  id: string // of the outbox
  message: string
  kind: MessageMailKind
  at: number
  account?: string | undefined
  text?: string | undefined
}

interface FoundMail {
  message: string
  kind: MessageMailKind
  account: string | null
  text: string | null
}

/** Which mails of the outbox belong to a message, and the answers in words. */
export function createMessageMailsStore(db: Executor) {
  return {
    async insert(...mails: NewMail[]): Promise<void> {
      if (mails.length === 0) return
      const rows = mails.map(({ message, account = null, text = null, ...mail }) => ({
        ...mail,
        message_id: message,
        account,
        text,
      }))
      await db.insertInto('message_mails').values(rows).execute()
    },

    async find(id: string): Promise<FoundMail | undefined> {
      return db
        .selectFrom('message_mails')
        .select(['message_id as message', 'kind', 'account', 'text'])
        .where('id', '=', id)
        .executeTakeFirst()
    },

    /** The oldest first, with what has become of each. */
    async list(message: string) {
      return (
        db
          .selectFrom('message_mails as m')
          .leftJoin('outbox as o', 'o.id', 'm.id')
          .leftJoin('staff_accounts as a', 'a.id', 'm.account')
          .select(['m.id', 'm.kind', 'm.at', 'm.account', 'm.text', 'a.name as by'])
          .select([
            'o.id as entry',
            'o.due_at as dueAt',
            'o.attempts',
            'o.sent_at as sentAt',
            'o.failed_at as failedAt',
          ])
          .select('o.last_error as reason')
          .where('m.message_id', '=', message)
          .orderBy('m.at')
          // Of one moment: to the agency, to the sender, answers.
          .orderBy(sql`case m.kind when 'notification' then 0 when 'acknowledgement' then 1 else 2 end`)
          .orderBy('m.id')
          .execute()
      )
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('message_mails').where('id', '=', id).execute()
    },
  }
}
