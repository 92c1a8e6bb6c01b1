import { type Selectable, sql } from 'kysely'
import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

const AT_ONCE = 500 // rows written anew with one statement

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
  imported?: Imported | undefined
}

/** Where somebody is from who has not signed up on the site. */
export interface Imported {
  at: number
  by: string // an account
  file: string // its id
  how: string | undefined // in which way they agreed; undefined for who was asked by mail
}

export function createSubscribersStore(db: Executor) {
  return {
    async insert(...subscribers: Subscriber[]): Promise<void> {
      await db.insertInto('subscribers').values(subscribers.map(toRow)).execute()
    },

    async find(id: string): Promise<Subscriber | undefined> {
      const row = await db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()
      return row && subscriberOf(row)
    },

    /** Those of the ids, deleted or not. */
    async findEach(ids: string[]): Promise<Map<string, Subscriber>> {
      const rows = await db.selectFrom('subscribers').selectAll().where('id', 'in', ids).execute()
      return new Map(rows.map((row) => [row.id, subscriberOf(row)]))
    },

    async findByKey(emailKey: string): Promise<Subscriber | undefined> {
      const row = await db.selectFrom('subscribers').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
      return row && subscriberOf(row)
    },

    /** Those whose addresses have the keys, deleted or not. */
    async findByKeys(emailKeys: string[]): Promise<Map<string, Subscriber>> {
      if (emailKeys.length === 0) return new Map()
      const rows = await db.selectFrom('subscribers').selectAll().where('email_key', 'in', emailKeys).execute()
      return new Map(rows.map((row) => [row.email_key, subscriberOf(row)]))
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
      return rows.map(subscriberOf)
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

    /** For staff: undefined brings it back. */
    async setDeleted(id: string, deletion: { at: number; by: string } | undefined): Promise<void> {
      await db
        .updateTable('subscribers')
        .set({ deleted_at: deletion?.at ?? null, deleted_by: deletion?.by ?? null })
        .where('id', '=', id)
        .execute()
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('subscribers').where('id', '=', id).execute()
    },

    /** For another key of the server. Of an address that was taken for a new one under it, the row confirmed last stays. */
    async renewKeys(keyOf: (email: string) => string): Promise<void> {
      const rows = await db
        .selectFrom('subscribers')
        .select(['id', 'email'])
        .orderBy(sql`deleted_at is null`)
        .orderBy(sql`coalesce(confirmed_at, 0)`)
        .execute()
      const known = new Map<string, string>()
      for (const { id, email } of rows) {
        const key = keyOf(email)
        const earlier = known.get(key)
        if (earlier !== undefined) await this.delete(earlier)
        known.set(key, id)
      }
      const renewed = [...known]
      for (let at = 0; at < renewed.length; at += AT_ONCE) {
        const some = sql.join(renewed.slice(at, at + AT_ONCE).map(([key, id]) => sql`(${id}, ${key})`))
        // Both databases call the columns of values so.
        await sql`update subscribers set email_key = column2 from (values ${some}) as renewed where id = column1`.execute(
          db,
        )
      }
    },
  }
}

function toRow({ emailKey, userAgent, signedUpAt, confirmedAt, topics, deletedAt: _, imported, ...rest }: Subscriber) {
  return {
    ...rest,
    email_key: emailKey,
    topics: JSON.stringify(topics),
    user_agent: userAgent,
    signed_up_at: signedUpAt,
    confirmed_at: confirmedAt ?? null,
    imported_at: imported?.at ?? null,
    imported_by: imported?.by ?? null,
    import_file: imported?.file ?? null,
    agreed_how: imported?.how ?? null,
  }
}

export function subscriberOf(row: Selectable<Schema['subscribers']>): Subscriber {
  const { imported_at, imported_by, import_file, agreed_how } = row
  return {
    id: row.id,
    email: row.email,
    emailKey: row.email_key,
    language: row.language,
    topics: JSON.parse(row.topics),
    source: row.source,
    ip: row.ip,
    userAgent: row.user_agent,
    signedUpAt: row.signed_up_at,
    confirmedAt: row.confirmed_at ?? undefined,
    deletedAt: row.deleted_at ?? undefined,
    ...(imported_at !== null && {
      imported: { at: imported_at, by: imported_by ?? '', file: import_file ?? '', how: agreed_how ?? undefined },
    }),
  }
}
