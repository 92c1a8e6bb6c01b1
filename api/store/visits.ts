import type { ConsentChoices } from '#api/contract/values/consent-choices.ts'
import type { Executor } from '#api/db/schema.ts'

export interface StoredVisit {
  id: string
  sessionId: string | undefined // undefined for an anonymous visit
  page: string
  referrer: string
  language: string
  screenResolution: string
  timezone: string
  country: string
  region: string
  city: string
  isReturning: boolean
  timeOnPage: number // seconds
  isExit: boolean
  allowsAnalytics: boolean
  consent: ConsentChoices | undefined // undefined without an answer
  device: string
  browser: string
  system: string
  asked: string // language
  campaign: StoredCampaign | undefined
  receivedAt: number
}

export interface StoredCampaign {
  source: string
  medium: string
  campaign: string
}

const MOST_AT_ONCE = 64 // powers of two keep distinct prepared statements few

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
    country: visit.country,
    region: visit.region,
    city: visit.city,
    is_returning: Number(visit.isReturning),
    time_on_page: visit.timeOnPage,
    is_exit: Number(visit.isExit),
    allows_analytics: Number(visit.allowsAnalytics),
    consent: visit.consent ? JSON.stringify(visit.consent) : null,
    device: visit.device,
    browser: visit.browser,
    system: visit.system,
    asked: visit.asked,
    campaign: visit.campaign ? JSON.stringify(visit.campaign) : null,
    received_at: visit.receivedAt,
  }
}
