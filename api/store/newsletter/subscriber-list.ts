import { type SqlBool, sql } from 'kysely'
import type { PostType } from '#api/contract/values/post-lists.ts'
import type {
  NamedShelf,
  SortOrder,
  SubscriberShelf,
  SubscriberSort,
  SuppressionReason,
} from '#api/contract/values/staff/subscribers.ts'
import { contains, containsAnyCase } from '#api/db/contains.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor } from '#api/db/schema.ts'
import { type Subscriber, subscriberOf } from '#api/store/subscribers.ts'
import type { Language } from '#locales/languages.ts'

export interface SubscriberFilter {
  shelf: NamedShelf
  part: string // of the address
  language: Language | undefined
  topic: PostType | undefined
  source: string | undefined
  from: number | undefined
  before: number | undefined
}

/** From when somebody is on the list, or has been asked. */
const since = sql<number>`coalesce(confirmed_at, signed_up_at)`

const sorted = {
  since,
  address: sql<string>`lower(email)`,
  language: sql<string>`language`,
  source: sql<string>`lower(source)`,
} as const satisfies Record<SubscriberSort, unknown>

/** Those who unsubscribed, and all others. */
const left = sql<SqlBool>`coalesce(why, '') in ('left', 'asked')`
const never = sql<SqlBool>`coalesce(why, '') not in ('left', 'asked')`

type Gone = Exclude<SubscriberShelf, NamedShelf>

/** What staff see of the list; nothing that is deleted. */
export function createSubscriberListStore(db: Executor, kind: OpenDatabase['kind']) {
  const on = (shelf: NamedShelf) =>
    db
      .selectFrom('subscribers')
      .where('deleted_at', 'is', null)
      .where('confirmed_at', shelf === 'listed' ? 'is not' : 'is', null)

  const matching = ({ shelf, part, language, topic, source, from, before }: SubscriberFilter) =>
    on(shelf)
      .$if(part !== '', (query) => query.where(containsAnyCase(kind, 'email', part)))
      .$if(language !== undefined, (query) => query.where('language', '=', language ?? 'en'))
      .$if(topic !== undefined, (query) => query.where(contains(kind, 'topics', `"${topic}"`)))
      .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
      .$if(from !== undefined, (query) => query.where(since, '>=', from ?? 0))
      .$if(before !== undefined, (query) => query.where(since, '<', before ?? 0))

  const gone = (shelf: Gone, from: number | undefined, before: number | undefined) =>
    db
      .selectFrom('suppressions')
      .where(shelf === 'left' ? left : never)
      .$if(from !== undefined, (query) => query.where('suppressed_at', '>=', from ?? 0))
      .$if(before !== undefined, (query) => query.where('suppressed_at', '<', before ?? 0))

  return {
    async list(
      filter: SubscriberFilter,
      sort: { by: SubscriberSort; order: SortOrder },
      limit: number,
      offset: number,
    ): Promise<Subscriber[]> {
      const rows = await matching(filter)
        .selectAll()
        .orderBy(sorted[sort.by], sort.order)
        .orderBy('id', sort.order)
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(subscriberOf)
    },

    /** By id; for a file. */
    async listAfter(filter: SubscriberFilter, last: string | undefined, limit: number): Promise<Subscriber[]> {
      const rows = await matching(filter)
        .selectAll()
        .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(subscriberOf)
    },

    async count(filter: SubscriberFilter): Promise<number> {
      const row = await matching(filter)
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** The most frequent first. */
    async sources(shelf: NamedShelf, limit: number): Promise<{ source: string; count: number }[]> {
      const rows = await on(shelf)
        .select(['source', (query) => query.fn.countAll<number | string>().as('count')])
        .groupBy('source')
        .orderBy('count', 'desc')
        .orderBy('source')
        .limit(limit)
        .execute()
      return rows.map(({ source, count }) => ({ source, count: Number(count) }))
    },

    /** The latest first. */
    async listGone(
      shelf: Gone,
      { from, before }: Pick<SubscriberFilter, 'from' | 'before'>,
      order: SortOrder,
      limit: number,
      offset: number,
    ): Promise<{ hash: string; since: number; why: SuppressionReason | null }[]> {
      return gone(shelf, from, before)
        .select(['email_key as hash', 'suppressed_at as since', 'why'])
        .orderBy('suppressed_at', order)
        .orderBy('email_key', order)
        .limit(limit)
        .offset(offset)
        .execute()
    },

    async countGone(
      shelf: Gone,
      { from, before }: Pick<SubscriberFilter, 'from' | 'before'> = { from: undefined, before: undefined },
    ): Promise<number> {
      const row = await gone(shelf, from, before)
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async countOn(shelf: NamedShelf): Promise<number> {
      const row = await on(shelf)
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** How many of those on the list were there before each of the times, by language. */
    async listedBefore(times: number[]): Promise<Map<Language, number[]>> {
      const rows = await on('listed')
        .select(['language', ...times.map((time, place) => countedBefore(sql.ref('confirmed_at'), time, place))])
        .groupBy('language')
        .execute()
      return new Map(rows.map((row) => [row.language, countsIn(row, times)]))
    },

    /** How many had unsubscribed before each of the times. */
    async leftBefore(times: number[]): Promise<number[]> {
      const row = await gone('left', undefined, undefined)
        .select(times.map((time, place) => countedBefore(sql.ref('suppressed_at'), time, place)))
        .executeTakeFirst()
      return countsIn(row ?? {}, times)
    },
  }
}

const countedBefore = (column: ReturnType<typeof sql.ref>, time: number, place: number) =>
  sql<number | string | null>`sum(case when ${column} < ${time} then 1 else 0 end)`.as(`before_${place}`)

function countsIn(row: Record<string, unknown>, times: number[]): number[] {
  return times.map((_, place) => Number(row[`before_${place}`] ?? 0))
}
