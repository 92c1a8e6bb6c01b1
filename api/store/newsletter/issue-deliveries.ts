import { type ExpressionBuilder, sql } from 'kysely'
import type { PostType } from '#api/contract/values/post-lists.ts'
import type { DeliveryState } from '#api/contract/values/staff/issues.ts'
import { clockAhead } from '#api/db/clock-ahead.ts'
import { contains } from '#api/db/contains.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

/** Somebody's turn; `attempts` includes this one. */
export interface ClaimedDelivery {
  issueId: string
  subscriberId: string
  language: Language
  domain: string
  attempts: number
}

export type DeliveryKey = Pick<ClaimedDelivery, 'issueId' | 'subscriberId'>

interface GoingMark {
  at: number
  until: number // when others may ask what became of it
  log: string | null
}

/** What may go now: at most so many, and so many to a domain. */
export interface ClaimRoom {
  limit: number
  resting: string[] // domains
  roomOf: (domain: string) => number
}

export type DeliveryAttempt = Pick<ClaimedDelivery, 'issueId' | 'subscriberId' | 'attempts'>

/** Alike in everything but whose they are: one statement each. */
export const byAttempt = (tried: DeliveryAttempt[]) =>
  [...Map.groupBy(tried, ({ issueId, attempts }) => `${issueId} ${attempts}`).values()].flatMap((alike) =>
    alike[0] ? [{ ...alike[0], alike }] : [],
  )

export function createIssueDeliveriesStore(db: Executor, kind: OpenDatabase['kind']) {
  const domain =
    kind === 'sqlite'
      ? sql<string>`lower(substr(email, instr(email, '@') + 1))`
      : sql<string>`lower(substr(email, strpos(email, '@') + 1))`

  const update = (issueId: string, keys: DeliveryKey[]) =>
    db
      .updateTable('issue_deliveries')
      .where('issue_id', '=', issueId)
      .where(
        'subscriber_id',
        'in',
        keys.map(({ subscriberId }) => subscriberId),
      )

  return {
    /** Fixes who gets it in a language: everybody who is on the list now and asked for one of the topics. */
    async insertRecipients(
      issueId: string,
      {
        language,
        topics,
        state,
        dueAt,
      }: { language: Language; topics: PostType[]; state: DeliveryState; dueAt: number },
    ): Promise<void> {
      await db
        .insertInto('issue_deliveries')
        .columns(['issue_id', 'subscriber_id', 'language', 'domain', 'state', 'due_at', 'attempts'])
        .expression((query) =>
          query
            .selectFrom('subscribers')
            .select([
              sql<string>`cast(${issueId} as text)`.as('issue_id'),
              'id',
              'language',
              domain.as('domain'),
              sql<DeliveryState>`cast(${state} as text)`.as('state'),
              sql<number>`cast(${dueAt} as bigint)`.as('due_at'),
              sql<number>`0`.as('attempts'),
            ])
            .where('language', '=', language)
            .where('confirmed_at', 'is not', null)
            .where('deleted_at', 'is', null)
            .$if(topics.length > 0, (listed) =>
              listed.where(({ or }) => or(topics.map((topic) => contains(kind, 'topics', `"${topic}"`)))),
            ),
        )
        .execute()
    },

    /** Call in a transaction, under the lock of whatever has counted the room. */
    async claim(
      issueId: string,
      now: number,
      lockedUntil: number,
      { limit, resting, roomOf }: ClaimRoom,
    ): Promise<ClaimedDelivery[]> {
      const due = db
        .selectFrom('issue_deliveries')
        .select(['issue_id as issueId', 'subscriber_id as subscriberId', 'language', 'domain', 'attempts'])
        .where('issue_id', '=', issueId)
        .where('state', '=', 'due')
        .where('due_at', '<=', now)
        .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now)]))
        .where(isUnderWay(issueId))
        .$if(resting.length > 0, (query) => query.where('domain', 'not in', resting))
        .orderBy('due_at')
        .limit(limit)
      const found = await (kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
      const taken = new Map<string, number>()
      const claimed = found.filter((row) => {
        const count = (taken.get(row.domain) ?? 0) + 1
        if (count > roomOf(row.domain)) return false
        taken.set(row.domain, count)
        return true
      })
      if (claimed.length === 0) return []
      await update(issueId, claimed)
        .set((eb) => ({ locked_until: lockedUntil, attempts: eb('attempts', '+', 1) }))
        .execute()
      return claimed.map((row) => ({ ...row, attempts: row.attempts + 1 }))
    },

    /** How many went, or are about to, since a time, by domain. One statement: one that begins to go meanwhile counts too. */
    async takenSince(since: number, now: number): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('issue_deliveries')
        .select(['domain', (query) => query.fn.countAll<number | string>().as('count')])
        .where((where) =>
          where.or([
            // What a clock that was ahead has sent is not of this minute.
            where.and([where('going_at', '>', since), where('going_at', '<=', now + clockAhead.skew)]),
            where.and([
              where('locked_until', '>', now),
              where('locked_until', '<=', now + clockAhead.lock),
              where('state', '=', 'due'),
            ]),
          ]),
        )
        .groupBy('domain')
        .execute()
      return new Map(rows.map(({ domain: name, count }) => [name, Number(count)]))
    },

    /**
     * The last moment before a mail is handed over. Returns those that may go: still due, claimed by nobody since, of an
     * issue that nobody has stopped, to somebody who is still on the list.
     */
    async markGoing(tried: DeliveryAttempt[], { at, until, log }: GoingMark): Promise<Set<string>> {
      const marked = new Set<string>()
      for (const { issueId, attempts, alike } of byAttempt(tried)) {
        const rows = await update(issueId, alike)
          .set({ state: 'going', going_at: at, locked_until: until, hand_over_log: log })
          .where('attempts', '=', attempts)
          .where('state', '=', 'due')
          .where(isUnderWay(issueId))
          .where(isListed)
          .returning(['issue_id', 'subscriber_id'])
          .execute()
        for (const row of rows) marked.add(deliveryName({ issueId: row.issue_id, subscriberId: row.subscriber_id }))
      }
      return marked
    },

    async markSent(tried: DeliveryAttempt[], at: number): Promise<void> {
      for (const { issueId, attempts, alike } of byAttempt(tried))
        await update(issueId, alike)
          .set({ state: 'sent', done_at: at, locked_until: null, answer: null })
          .where('attempts', '=', attempts)
          .where('state', 'in', ['going', 'unknown'])
          .execute()
    },

    /** Of what was in hand, handed over or not. No effect when an attempt is told of and there was another since. */
    async settle(
      key: DeliveryKey & { attempts?: number },
      from: readonly DeliveryState[],
      changes: { state: DeliveryState; answer: string | null; dueAt?: number; doneAt?: number; attempts?: number },
    ): Promise<boolean> {
      const { state, answer, dueAt, doneAt, attempts } = changes
      const result = await update(key.issueId, [key])
        .set({
          ...{ state, answer, locked_until: null },
          ...(dueAt !== undefined && { due_at: dueAt }),
          ...(doneAt !== undefined && { done_at: doneAt }),
          ...(attempts !== undefined && { attempts }),
        })
        .where('state', 'in', from)
        .$if(key.attempts !== undefined, (query) => query.where('attempts', '=', key.attempts ?? 0))
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Moves all of an issue, or of one of its languages, from a state to another. Returns how many. */
    async moveAll(issueId: string, { from, to, language, dueAt, doneAt }: MovedDeliveries): Promise<number> {
      const result = await db
        .updateTable('issue_deliveries')
        .set({
          ...{ state: to, locked_until: null },
          ...(dueAt !== undefined && { due_at: dueAt, attempts: 0, done_at: null }),
          ...(doneAt !== undefined && { done_at: doneAt }),
        })
        .where('issue_id', '=', issueId)
        .where('state', '=', from)
        .$if(language !== undefined, (query) => query.where('language', '=', language ?? 'en'))
        .executeTakeFirst()
      return Number(result.numUpdatedRows)
    },

    /** What a clock that was ahead has put off or claimed is due at once. */
    async bringNear(now: number): Promise<void> {
      const waiting = () =>
        db
          .updateTable('issue_deliveries')
          .where('issue_id', 'in', (query) => query.selectFrom('issues').select('id').where('state', '=', 'sending'))
      await waiting()
        .set({ due_at: now })
        .where('state', '=', 'due')
        .where('due_at', '>', now + clockAhead.due)
        .execute()
      await waiting()
        .set({ locked_until: null })
        .where('state', '=', 'due')
        .where('locked_until', '>', now + clockAhead.lock)
        .execute()
      // Whoever had these in hand has fallen silent: `lost-hand-overs.ts` says what they are.
      await waiting()
        .set({ locked_until: now })
        .where('state', '=', 'going')
        .where('locked_until', '>', now + clockAhead.lock)
        .execute()
    },

    /** When the next one of an issue is due that nobody has in hand; undefined for never. */
    async nextDueAt(issueId: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('issue_deliveries')
        .select('due_at')
        .where('issue_id', '=', issueId)
        .where('state', '=', 'due')
        .where('locked_until', 'is', null)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst()
      return row?.due_at
    },

    /** Somebody has left: counted with the last issue that they got since a time. */
    async markLeft(subscriberId: string, since: number, at: number): Promise<void> {
      const last = await db
        .selectFrom('issue_deliveries')
        .select('issue_id')
        .where('subscriber_id', '=', subscriberId)
        .where('state', 'in', ['sent', 'unknown'])
        .where('going_at', '>=', since)
        .orderBy('going_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (last)
        await update(last.issue_id, [{ issueId: last.issue_id, subscriberId }])
          .set({ left_at: at })
          .execute()
    },

    async markBack(subscriberId: string): Promise<void> {
      await db
        .updateTable('issue_deliveries')
        .set({ left_at: null })
        .where('subscriber_id', '=', subscriberId)
        .where('left_at', 'is not', null)
        .execute()
    },
  }
}

interface MovedDeliveries {
  from: DeliveryState
  to: DeliveryState
  language?: Language
  dueAt?: number
  doneAt?: number
}

export const deliveryName = ({ issueId, subscriberId }: DeliveryKey) => `${issueId}/${subscriberId}`

const isUnderWay =
  (issueId: string) =>
  ({ exists, selectFrom }: ExpressionBuilder<Schema, 'issue_deliveries'>) =>
    exists(
      selectFrom('issues').select('issues.id').where('issues.id', '=', issueId).where('issues.state', '=', 'sending'),
    )

function isListed({ exists, selectFrom }: ExpressionBuilder<Schema, 'issue_deliveries'>) {
  return exists(
    selectFrom('subscribers')
      .select('subscribers.id')
      .whereRef('subscribers.id', '=', 'issue_deliveries.subscriber_id')
      .where('confirmed_at', 'is not', null)
      .where('deleted_at', 'is', null),
  )
}

export type IssueDeliveriesStore = ReturnType<typeof createIssueDeliveriesStore>
