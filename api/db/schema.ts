import type { Generated, Kysely, Transaction } from 'kysely'
import type { JobName } from '#api/contract/values/staff/health.ts'
import type { SuppressionReason } from '#api/contract/values/staff/subscribers.ts'
import type { AnalyticsSchema } from '#api/db/analytics-schema.ts'
import type { CareersSchema } from '#api/db/careers-schema.ts'
import type { IssueSchema } from '#api/db/issue-schema.ts'
import type { MessageSchema } from '#api/db/message-schema.ts'
import type { PostSchema } from '#api/db/post-schema.ts'
import type { StaffSchema } from '#api/db/staff-schema.ts'
import type { Language } from '#locales/languages.ts'

/** Times are milliseconds since 1970 (UTC); ids are time-ordered UUIDs, so new rows append to each index. */
export interface Schema extends AnalyticsSchema, CareersSchema, IssueSchema, MessageSchema, PostSchema, StaffSchema {
  spent_proofs: { id: string; expires_at: number }
  outbox: {
    id: string
    kind: string
    lane: Generated<string> // entries of a lane are delivered in order: a mail's receiving domain
    payload: string // JSON, shaped by `kind`
    created_at: number
    due_at: number
    attempts: number
    locked_until: number | null // in the future while claimed
    sent_at: number | null
    failed_at: number | null
    last_error: string | null
    request_id: Generated<string | null> // of the request that caused it
    is_slow: Generated<number> // whether it comes after all others: one of its attempts took long to fail, or nobody waits for it
  }
  rate_hits: {
    id: string
    key: string // keyed hash, never the address itself
    hit_at: number
    count: Generated<number>
    expires_at: Generated<number>
  }
  settings: { name: string; value: string }
  newsletter_signups: {
    id: string
    email: string
    language: Language
    source: string
    ip: string
    user_agent: string
    signed_up_at: number
  }
  subscribers: {
    id: string
    email: string
    email_key: string // keyed hash, case-insensitive
    language: Language
    topics: string // JSON
    source: string
    ip: string
    user_agent: string
    signed_up_at: number
    confirmed_at: number | null
    deleted_at: Generated<number | null>
    deleted_by: Generated<string | null> // an account
    imported_at: Generated<number | null>
    imported_by: Generated<string | null> // an account
    import_file: Generated<string | null> // the id of the file, which is gone
    agreed_how: Generated<string | null> // as an import says it; null for who was asked by mail
  }
  suppressions: {
    email_key: string // keyed hash of the folded address
    suppressed_at: number
    asked_at: number | null // the last confirmation mail; null when it was confirmed
    why: Generated<SuppressionReason | null> // null from before it was kept
  }
  push_subscriptions: {
    id: string
    endpoint_key: string // hash: endpoints are too long for an index
    endpoint: string
    p256dh: string
    auth: string
    server_key: string // the VAPID public key of the subscription; messages signed with another are rejected
    language: Language
    device: string // JSON
    languages: string // JSON, preferred first
    types: string // JSON
    agreed_at: number // by the visitor's clock
    created_at: number
    saved_at: number
    expires_at: number | null
  }
  push_announcements: {
    post_id: string
    language: Language
    due_at: number
    begun_at: number | null // null until it begins; set from the start for silent posts
    reached: string // the last subscription looked at
    done_at: number | null
  }
  /** At most one message per subscriber and post, so sent ones stay on record. */
  push_deliveries: {
    id: string // from post and subscription: one row for both
    post_id: string
    subscription_id: string
    language: Language
    server_key: string
    created_at: number
    due_at: number | null // null once claimed
    attempts: number
    outcome: string | null // null while waiting or claimed; stays so after a crash
  }
  /** How each of the server's jobs ran last, on whichever server. */
  job_runs: {
    job: JobName
    began_at: number | null // of the last run that ended well
    ended_at: number | null
    failed_at: number | null // of the last run that did not
    error: string | null
  }
  migrations: { name: string; applied_at: number }
}

export type Executor = Kysely<Schema> | Transaction<Schema>
