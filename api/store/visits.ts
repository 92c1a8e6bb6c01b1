import type { ConsentChoices } from '#api/contract/consent.ts'
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

export function createVisitsStore(db: Executor) {
  return {
    async insert(visit: StoredVisit): Promise<void> {
      await db
        .insertInto('visits')
        .values({
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
        })
        .execute()
    },
  }
}

export type VisitsStore = ReturnType<typeof createVisitsStore>
