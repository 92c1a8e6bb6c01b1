import type { VisitExample } from '#api/contract/staff/analytics.ts'
import { type VisitField, visitFields } from '#api/contract/values/staff/analytics.ts'
import { STATISTICS_KEPT } from '#api/services/retention/retention.ts'
import type { Stores } from '#api/store/stores.ts'

interface VisitExampleDependencies {
  stores: Pick<Stores, 'besideRows'>
  now: () => number
}

type Row = NonNullable<Awaited<ReturnType<Stores['besideRows']['newestVisit']>>>

const columnOf = {
  receivedAt: 'received_at',
  page: 'page',
  sessionId: 'session_id',
  referrer: 'referrer',
  language: 'language',
  asked: 'asked',
  screenResolution: 'screen_resolution',
  timezone: 'timezone',
  country: 'country',
  region: 'region',
  city: 'city',
  device: 'device',
  browser: 'browser',
  system: 'system',
  campaign: 'campaign',
  isReturning: 'is_returning',
  timeOnPage: 'time_on_page',
  isExit: 'is_exit',
  allowsAnalytics: 'allows_analytics',
  consent: 'consent',
} as const satisfies Record<VisitField, keyof Row>

/** Rows as they are in the database, but for their own number, which says nothing. */
export function createVisitExample({ stores, now }: VisitExampleDependencies) {
  const told = (row: Row | undefined) =>
    row
      ? visitFields.map((field) => {
          const value = row[columnOf[field]]
          return { field, value: value === null ? null : String(value) }
        })
      : null

  return async (): Promise<VisitExample> => ({
    at: now(),
    months: STATISTICS_KEPT,
    agreed: told(await stores.besideRows.newestVisit(true)),
    declined: told(await stores.besideRows.newestVisit(false)),
  })
}
