import type { Kysely, Transaction } from 'kysely'
import type { Language } from '#locales/languages.ts'

/** Times are milliseconds since 1970 (UTC); ids are random UUIDs. The same types on SQLite and PostgreSQL. */
interface MessagesTable {
  id: string
  name: string
  email: string
  purpose: string
  message: string
  language: string
  received_at: number
}

interface OutboxTable {
  id: string
  kind: string
  /** JSON; its shape depends on `kind`. */
  payload: string
  created_at: number
  /** Not before this time is it tried (again). */
  due_at: number
  attempts: number
  /** While in the future, one worker has it in hand. */
  locked_until: number | null
  sent_at: number | null
  failed_at: number | null
  last_error: string | null
}

interface RateHitsTable {
  id: string
  /** Keyed hash of what is limited, never the address itself. */
  key: string
  hit_at: number
}

interface SettingsTable {
  name: string
  value: string
}

/** Yes and no are 1 and 0, because SQLite has no type of their own for them. */
interface VisitsTable {
  id: string
  session_id: string | null
  page: string
  referrer: string
  language: string
  screen_resolution: string
  timezone: string
  is_returning: number
  /** Seconds. */
  time_on_page: number
  is_exit: number
  allows_analytics: number
  /** JSON of the choices. */
  consent: string | null
  received_at: number
}

interface ConsentReceiptsTable {
  receipt: string
  decision: string
  /** JSON. */
  choices: string
  version: string
  /** By the visitor's clock. */
  decided_at: number
  received_at: number
}

interface ApplicationsTable {
  id: string
  full_name: string
  email: string
  /** Empty when not given. */
  phone: string
  interest: string
  message: string
  language: string
  /** What staff see the résumé called. */
  file_name: string
  /** What it is called in the file storage. */
  stored_name: string
  media_type: string
  size: number
  sha256: string
  stage: string
  received_at: number
  /** When it is deleted for good, its résumé included. */
  delete_after: number
}

/** Accepted and not yet looked at; gone when the outbox's worker is done with it. */
interface NewsletterSignupsTable {
  id: string
  email: string
  language: Language
  source: string
  ip: string
  user_agent: string
  signed_up_at: number
}

interface SubscribersTable {
  id: string
  email: string
  /** Keyed hash of the address, whatever its case. */
  email_key: string
  language: Language
  /** JSON. */
  topics: string
  source: string
  ip: string
  user_agent: string
  signed_up_at: number
  confirmed_at: number | null
}

interface SuppressionsTable {
  /** The same hash as a subscriber's. */
  email_key: string
  suppressed_at: number
}

interface MigrationsTable {
  name: string
  applied_at: number
}

export interface Schema {
  messages: MessagesTable
  outbox: OutboxTable
  rate_hits: RateHitsTable
  settings: SettingsTable
  visits: VisitsTable
  consent_receipts: ConsentReceiptsTable
  applications: ApplicationsTable
  newsletter_signups: NewsletterSignupsTable
  subscribers: SubscribersTable
  suppressions: SuppressionsTable
  migrations: MigrationsTable
}

/** The database or a transaction on it: stores work on either. */
export type Executor = Kysely<Schema> | Transaction<Schema>
