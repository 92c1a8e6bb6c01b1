import { sql } from 'kysely'
import type { ConsentDecision } from '#api/contract/consent.ts'
import type { ConsentCategory } from '#api/contract/values/consent-choices.ts'
import { webVitalNames } from '#api/contract/values/visit-events.ts'
import type { Executor } from '#api/db/schema.ts'

/** So many visits of a day are counted, and no more: their facts are in memory together. Of signals as many. */
export const MOST_OF_A_DAY = 100_000

/** A signal has one of each name at most, and strangers choose what it says: each may be a group of its own. */
export const MOST_VITALS = MOST_OF_A_DAY * webVitalNames.length

/** A visit as it was received, as far as the dashboard counts it. */
export interface RawVisit {
  id: string
  sessionId: string | null
  page: string
  referrer: string
  screenResolution: string
  timezone: string
  country: string
  device: string
  browser: string
  system: string
  asked: string
  campaign: { source?: string; medium?: string; campaign?: string } | null
  isReturning: boolean
  timeOnPage: number
  isExit: boolean
  allowsAnalytics: boolean
  receivedAt: number
}

/** As much of a visit as says who was where. */
export type SeenVisit = Pick<
  RawVisit,
  'sessionId' | 'page' | 'device' | 'timeOnPage' | 'isExit' | 'allowsAnalytics' | 'receivedAt'
>

/** How many rows are alike: the database counts them without an object for each. PostgreSQL would tell a `bigint` as text. */
const counted = sql<number>`cast(count(*) as integer)`.as('count')

/** What was received from `from` until before `to`. */
export function createRawDaysStore(db: Executor) {
  return {
    /** The first of a day, or of a part of it. */
    async visits(from: number, to: number): Promise<RawVisit[]> {
      const rows = await db
        .selectFrom('visits')
        .select([
          'id',
          'session_id',
          'page',
          'referrer',
          'screen_resolution',
          'timezone',
          'country',
          'device',
          'browser',
        ])
        .select(['system', 'asked', 'campaign', 'is_returning', 'time_on_page', 'is_exit', 'allows_analytics'])
        .select('received_at')
        .where('received_at', '>=', from)
        .where('received_at', '<', to)
        .orderBy('received_at')
        .orderBy('id')
        .limit(MOST_OF_A_DAY)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        sessionId: row.session_id,
        page: row.page,
        referrer: row.referrer,
        screenResolution: row.screen_resolution,
        timezone: row.timezone,
        country: row.country,
        device: row.device,
        browser: row.browser,
        system: row.system,
        asked: row.asked,
        campaign: row.campaign === null ? null : JSON.parse(row.campaign),
        isReturning: row.is_returning === 1,
        timeOnPage: row.time_on_page,
        isExit: row.is_exit === 1,
        allowsAnalytics: row.allows_analytics === 1,
        receivedAt: Number(row.received_at),
      }))
    },

    /** The same rows in the same order, with a part of what they say: read often, it takes half the time. */
    async seen(from: number, to: number): Promise<SeenVisit[]> {
      const rows = await db
        .selectFrom('visits')
        .select(['session_id', 'page', 'device', 'time_on_page', 'is_exit', 'allows_analytics', 'received_at'])
        .where('received_at', '>=', from)
        .where('received_at', '<', to)
        .orderBy('received_at')
        .orderBy('id')
        .limit(MOST_OF_A_DAY)
        .execute()
      return rows.map((row) => ({
        sessionId: row.session_id,
        page: row.page,
        device: row.device,
        timeOnPage: row.time_on_page,
        isExit: row.is_exit === 1,
        allowsAnalytics: row.allows_analytics === 1,
        receivedAt: Number(row.received_at),
      }))
    },

    async countVisits(from: number, to: number): Promise<number> {
      const row = await db
        .selectFrom('visits')
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .where('received_at', '>=', from)
        .where('received_at', '<', to)
        .executeTakeFirst()
      return Number(row?.count ?? 0)
    },

    async decisions(from: number, to: number) {
      const rows = await db
        .selectFrom('consent_receipts')
        .select(['decision', 'choices', 'language', counted])
        .where('received_at', '>=', from)
        .where('received_at', '<', to)
        .groupBy(['decision', 'choices', 'language'])
        .execute()
      return rows.map(({ decision, choices, language, count }) => {
        const granted: Record<ConsentCategory, boolean> = JSON.parse(choices)
        return { decision: decision as ConsentDecision, granted, language, count }
      })
    },

    reads: (from: number, to: number) =>
      db
        .selectFrom('post_views')
        .select(['post_id', counted])
        .where('viewed_at', '>=', from)
        .where('viewed_at', '<', to)
        .groupBy('post_id')
        .execute(),

    formSteps: (from: number, to: number) =>
      db
        .selectFrom('form_steps')
        .select(['form', 'step', 'field', counted])
        .where('received_at', '>=', from)
        .where('received_at', '<', to)
        .groupBy(['form', 'step', 'field'])
        .execute(),

    /** The first of a day, or of a part of it. */
    vitals: (from: number, to: number) =>
      db
        .selectFrom((query) =>
          query
            .selectFrom('web_vitals')
            .select(['name', 'value', 'page', 'device'])
            .where('received_at', '>=', from)
            .where('received_at', '<', to)
            .orderBy('received_at')
            .orderBy('id')
            .limit(MOST_VITALS)
            .as('first'),
        )
        .select(['name', 'value', 'page', 'device', counted])
        .groupBy(['name', 'value', 'page', 'device'])
        .execute(),

    /** When the oldest row of them all was received. */
    async oldestAt(): Promise<number | undefined> {
      const found = await Promise.all([
        db.selectFrom('visits').select('received_at as at').orderBy('received_at').limit(1).executeTakeFirst(),
        db
          .selectFrom('consent_receipts')
          .select('received_at as at')
          .orderBy('received_at')
          .limit(1)
          .executeTakeFirst(),
        db.selectFrom('post_views').select('viewed_at as at').orderBy('viewed_at').limit(1).executeTakeFirst(),
        db.selectFrom('form_steps').select('received_at as at').orderBy('received_at').limit(1).executeTakeFirst(),
        db.selectFrom('web_vitals').select('received_at as at').orderBy('received_at').limit(1).executeTakeFirst(),
      ])
      const times = found.flatMap((row) => (row ? [Number(row.at)] : []))
      return times.length > 0 ? Math.min(...times) : undefined
    },
  }
}

export type RawDaysStore = ReturnType<typeof createRawDaysStore>
