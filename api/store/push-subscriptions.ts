import { type Selectable, sql } from 'kysely'
import type { PushDevice } from '#api/contract/push.ts'
import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface StoredPushSubscription {
  id: string
  endpointKey: string
  endpoint: string
  p256dh: string
  auth: string
  serverKey: string
  language: Language // of the words around a title
  device: PushDevice
  languages: Language[] // preferred first
  types: PostType[]
  agreedAt: number
  createdAt: number
  savedAt: number
  expiresAt: number | undefined
}

interface Wish {
  languages: Language[] // preferred first
  all: number
  after: Map<number, number>
}

type Row = Selectable<Schema['push_subscriptions']>

export function createPushSubscriptionsStore(db: Executor) {
  return {
    async findByKey(endpointKey: string): Promise<StoredPushSubscription | undefined> {
      const row = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('endpoint_key', '=', endpointKey)
        .executeTakeFirst()
      return row && fromRow(row)
    },

    async findSome(ids: string[]): Promise<StoredPushSubscription[]> {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('push_subscriptions').selectAll().where('id', 'in', ids).execute()
      return rows.map(fromRow)
    },

    async newest(limit: number): Promise<StoredPushSubscription[]> {
      const rows = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .orderBy('saved_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(fromRow)
    },

    /** By id after `reached`; only those that existed at `since`. */
    async after(reached: string, since: number, limit: number): Promise<StoredPushSubscription[]> {
      const rows = await db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('id', '>', reached)
        .where('created_at', '<=', since)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(fromRow)
    },

    async insert(subscription: StoredPushSubscription): Promise<void> {
      await db.insertInto('push_subscriptions').values(toRow(subscription)).execute()
    },

    async update(subscription: StoredPushSubscription): Promise<void> {
      await db.updateTable('push_subscriptions').set(toRow(subscription)).where('id', '=', subscription.id).execute()
    },

    async deleteSome(ids: string[]): Promise<void> {
      if (ids.length === 0) return
      await db.deleteFrom('push_deliveries').where('subscription_id', 'in', ids).execute()
      await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute()
    },

    /** How many ask for a type of posts, by their languages: all, and those who came after each of the `times`. */
    async wishes(type: PostType, now: number, times: number[]): Promise<Wish[]> {
      const counts = times.map((time, place) =>
        sql<number | string>`sum(case when created_at > ${time} then 1 else 0 end)`.as(`after_${place}`),
      )
      const rows = await db
        .selectFrom('push_subscriptions')
        .select(['languages', 'types', sql<number | string>`count(*)`.as('all_of_them'), ...counts])
        .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
        .groupBy(['languages', 'types'])
        .execute()
      const wishes = new Map<string, Wish>()
      for (const row of rows) {
        const types: PostType[] = JSON.parse(row.types)
        if (!types.includes(type)) continue
        const wish = wishes.get(row.languages) ?? { languages: JSON.parse(row.languages), all: 0, after: new Map() }
        wish.all += Number(row.all_of_them)
        const counted: Record<string, unknown> = row
        for (const [place, time] of times.entries())
          wish.after.set(time, (wish.after.get(time) ?? 0) + Number(counted[`after_${place}`]))
        wishes.set(row.languages, wish)
      }
      return [...wishes.values()]
    },

    /** By the browser's own expiration time. */
    async listExpired(now: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('expires_at', '<=', now)
        .limit(limit)
        .execute()
      return rows.map((row) => row.id)
    },
  }
}

function fromRow(row: Row): StoredPushSubscription {
  return {
    id: row.id,
    endpointKey: row.endpoint_key,
    endpoint: row.endpoint,
    p256dh: row.p256dh,
    auth: row.auth,
    serverKey: row.server_key,
    language: row.language,
    device: JSON.parse(row.device),
    languages: JSON.parse(row.languages),
    types: JSON.parse(row.types),
    agreedAt: row.agreed_at,
    createdAt: row.created_at,
    savedAt: row.saved_at,
    expiresAt: row.expires_at ?? undefined,
  }
}

function toRow(subscription: StoredPushSubscription): Row {
  return {
    id: subscription.id,
    endpoint_key: subscription.endpointKey,
    endpoint: subscription.endpoint,
    p256dh: subscription.p256dh,
    auth: subscription.auth,
    server_key: subscription.serverKey,
    language: subscription.language,
    device: JSON.stringify(subscription.device),
    languages: JSON.stringify(subscription.languages),
    types: JSON.stringify(subscription.types),
    agreed_at: subscription.agreedAt,
    created_at: subscription.createdAt,
    saved_at: subscription.savedAt,
    expires_at: subscription.expiresAt ?? null,
  }
}
