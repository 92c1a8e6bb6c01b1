import type { Generated } from 'kysely'
import type { DashboardReport } from '#api/contract/values/staff/letters.ts'

/** SQLite has no booleans: 0 and 1. */
export interface AnalyticsSchema {
  visits: {
    id: string
    session_id: string | null
    page: string
    referrer: string
    language: string
    screen_resolution: string
    timezone: string
    country: string
    region: string
    city: string
    is_returning: number
    time_on_page: number // seconds
    is_exit: number
    allows_analytics: number
    consent: string | null // JSON
    device: Generated<string> // `crawler` whether they agreed or not
    browser: Generated<string>
    system: Generated<string>
    asked: Generated<string> // the first of our languages that the browser asked for
    campaign: Generated<string | null> // JSON
    received_at: number
  }
  consent_receipts: {
    receipt: string
    decision: string
    choices: string // JSON
    version: string
    language: Generated<string> // of the page; 'Unknown' from before it was kept
    decided_at: number // by the visitor's clock
    received_at: number
  }
  /** Of no session. */
  form_steps: {
    id: string
    form: string
    step: string
    field: string | null // the one that failed, with consent to analytics only
    received_at: number
  }
  /** With consent to analytics only, and of no session. */
  web_vitals: {
    id: string
    name: string
    value: number // milliseconds, but for CLS; in two digits
    page: string
    device: string
    received_at: number
  }
  /** A day of the agency's time zone, by its number since 1970, that is over. */
  day_facts: {
    day: number
    made_as: string // format and time zone; another one counts as missing
    figures: string // JSON
    facts: string // see `services/dashboard/facts/day-facts.ts`
    hash: Generated<string> // of the facts; empty where they are not to be remembered
  }
  /** Sums of 1, 4, 16 … days, the first of which is a multiple of as many. */
  day_sums: {
    first_day: number
    days: number
    made_as: string
    visits: string // JSON
    beside: string // JSON: reads, decisions, forms and speed
  }
  /** What a reader of the dashboard says of a day. */
  day_notes: {
    id: string
    day: string // of the agency's time zone
    text: string
    made_at: number
    made_by: string // an account
    changed_at: number | null
  }
  /** Filters of the dashboard under a name, for all of its readers. */
  dashboard_segments: {
    id: string
    name: string
    filters: string // JSON
    made_at: number
    made_by: string // an account
    changed_at: number | null
  }
  /** Links to the dashboard for who has no session; with the filters as they were when the link was made. */
  dashboard_shares: {
    id: string
    token_hash: string
    name: string
    filters: string // JSON
    made_at: number
    made_by: string // an account
    expires_at: number
  }
  /** Who gets the numbers by mail, and up to when they have. */
  dashboard_letters: {
    account: string
    report: DashboardReport
    alerts: number
    report_for: string | null // the first day of a period
    alert_for: string | null // a day
  }
  /** When a version of the program first ran, on whichever server. */
  releases: { version: string; first_at: number }
}
