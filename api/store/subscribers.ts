import type { Selectable } from 'kysely'
import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface Subscriber {
  id: string
  email: string
  emailKey: string // keyed hash, case-insensitive
  language: Language
  topics: PostType[]
  source: string
  ip: string
  userAgent: string
  signedUpAt: number
  confirmedAt: number | undefined // undefined until the link was followed and its button pressed
  deletedAt?: number | undefined // by staff: nothing is sent, and it can be restored (D26)
}

export function createSubscribersStore(db: Executor) {
  return {
    async insert({
      emailKey,
      userAgent,
      signedUpAt,
      confirmedAt,
      topics,
      deletedAt: _,
      ...subscriber
    }: Subscriber): Promise<void> {
      await db
        .insertInto('subscribers')
        .values({
          ...subscriber,
          email_key: emailKey,
          topics: JSON.stringify(topics),
          user_agent: userAgent,
          signed_up_at: signedUpAt,
          confirmed_at: confirmedAt ?? null,
        })
        .execute()
    },

    async find(id: string): Promise<Subscriber | undefined> {
      const row = await db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()
      return row && fromRow(row)
    },

    async findByKey(emailKey: string): Promise<Subscriber | undefined> {
      const row = await db.selectFrom('subscribers').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
      return row && fromRow(row)
    },

    /** Without those that staff have deleted. */
    async list(): Promise<Subscriber[]> {
      const rows = await db
        .selectFrom('subscribers')
        .selectAll()
        .where('deleted_at', 'is', null)
        .orderBy('signed_up_at')
        .orderBy('id')
        .execute()
      return rows.map(fromRow)
    },

    async confirm(id: string, at: number): Promise<void> {
      await db.updateTable('subscribers').set({ confirmed_at: at }).where('id', '=', id).execute()
    },

    async update(id: string, { language, topics }: Pick<Subscriber, 'language' | 'topics'>): Promise<void> {
      await db
        .updateTable('subscribers')
        .set({ language, topics: JSON.stringify(topics) })
        .where('id', '=', id)
        .execute()
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('subscribers').where('id', '=', id).execute()
    },
  }
}

function fromRow(row: Selectable<Schema['subscribers']>): Subscriber {
  const { email_key, user_agent, signed_up_at, confirmed_at, deleted_at, deleted_by: _, topics, ...rest } = row
  return {
    ...rest,
    emailKey: email_key,
    topics: JSON.parse(topics),
    userAgent: user_agent,
    signedUpAt: signed_up_at,
    confirmedAt: confirmed_at ?? undefined,
    deletedAt: deleted_at ?? undefined,
  }
}
