import type { ConsentChoices } from '#api/contract/values/consent-choices.ts'
import type { Executor } from '#api/db/schema.ts'

export interface StoredVisit {
  id: string
  /** Undefined for an anonymous visit. */
  sessionId: string | undefined
  page: string
  referrer: string
  language: string
  screenResolution: string
  timezone: string
  isReturning: boolean
  /** Seconds. */
  timeOnPage: number
  isExit: boolean
  allowsAnalytics: boolean
  /** What the visitor allows; undefined for one who has not answered. */
  consent: ConsentChoices | undefined
  receivedAt: number
}

/** A power of two, because statements are kept for the next time: few lengths are few statements. */
const MOST_AT_ONCE = 64

export function createVisitsStore(db: Executor) {
  return {
    async insertAll(visits: StoredVisit[]): Promise<void> {
      for (let done = 0; done < visits.length; ) {
        const length = Math.min(MOST_AT_ONCE, 2 ** Math.floor(Math.log2(visits.length - done)))
        const rows = visits.slice(done, done + length).map(rowOf)
        await db.insertInto('visits').values(rows).execute()
        done += length
      }
    },
  }
}

function rowOf(visit: StoredVisit) {
  return {
    id: visit.id,
    session_id: visit.sessionId ?? null,
    page: visit.page,
    referrer: visit.referrer,
    language: visit.language,
    screen_resolution: visit.screenResolution,
    timezone: visit.timezone,
    is_returning: Number(visit.isReturning),
    time_on_page: visit.timeOnPage,
    is_exit: Number(visit.isExit),
    allows_analytics: Number(visit.allowsAnalytics),
    consent: visit.consent ? JSON.stringify(visit.consent) : null,
    received_at: visit.receivedAt,
  }
}

export type VisitsStore = ReturnType<typeof createVisitsStore>
