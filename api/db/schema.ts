import type { Generated, Kysely, Transaction } from 'kysely'
import type { ContactPurpose } from '#api/contract/values/contact-purposes.ts'
import type { StaffLinkKind, StaffRole, StaffStage, StaffTheme } from '#api/contract/values/staff.ts'
import type { Language } from '#locales/languages.ts'

/** Times are milliseconds since 1970 (UTC); ids are time-ordered UUIDs, so new rows append to each index. */
export interface Schema {
  messages: {
    id: string
    name: string
    email: string
    purpose: ContactPurpose
    message: string
    language: Language
    received_at: number
    score: number | null // 0 to 1; null before scores existed
    sources: string | null // JSON
    state: Generated<'new' | 'quarantined' | 'released'>
  }
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
  }
  rate_hits: {
    id: string
    key: string // keyed hash, never the address itself
    hit_at: number
    count: Generated<number>
    expires_at: Generated<number>
  }
  settings: { name: string; value: string }
  /** SQLite has no booleans: 0 and 1. */
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
    received_at: number
  }
  consent_receipts: {
    receipt: string
    decision: string
    choices: string // JSON
    version: string
    decided_at: number // by the visitor's clock
    received_at: number
  }
  applications: {
    id: string
    full_name: string
    email: string
    phone: string // empty when not given
    interest: string
    message: string
    language: string
    file_name: string
    stored_name: string
    media_type: string
    size: number
    sha256: string
    risks: string // comma-separated; empty for most
    stage: string
    outcome: string | null // `hired` or `declined`
    decided_at: number | null
    received_at: number
    delete_after: number
  }
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
  }
  suppressions: {
    email_key: string // keyed hash of the folded address
    suppressed_at: number
    asked_at: number | null // the last confirmation mail; null when it was confirmed
  }
  posts: {
    id: string
    picture: string
    created_at: number
    deleted_at: number | null
  }
  post_translations: {
    search_id: number // the search index's id; ascending
    post_id: string
    language: Language
    slug: string
    status: string
    visible_from: number | null // null for a draft
    title: string
    title_key: string // folded, for sorting
    excerpt: string
    body: string // Markdown
    html: string // sanitised
    html_version: number // the renderer's version that made `html`
    sections: string // JSON
    words: string // plain text, for search excerpts
    tags: string // JSON
    seo: string // JSON
    picture: string
    picture_alt: string
    type: string
    type_rank: number
    author: string
    featured: number
    read_time: number // minutes
    views: number
    updated_at: number | null // the last notable change
    saved_at: number
  }
  post_slugs: {
    language: Language
    slug: string
    post_id: string
  }
  post_revisions: {
    id: string
    post_id: string
    language: Language
    content: string // JSON
    saved_at: number
  }
  /** Reads (specification 3, view tracking). Without consent the details are 'Unknown'. */
  post_views: {
    id: string
    post_id: string
    visitor: string // hash with the daily salt
    network: string // hash of the address alone
    session_id: string | null
    device: string
    browser: string
    referrer: string
    language: string
    is_returning: number
    viewed_at: number
  }
  /** Half of a day's salt (D23); the server's secret is the other. */
  view_salts: {
    day: number // days since 1970 (UTC)
    salt: string
  }
  /** The vocabulary, for spelling corrections and prefixes. */
  post_words: {
    language: Language
    word: string
    stem: string
  }
  /** Counts visible changes. */
  post_versions: { language: Language; version: number }
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
  staff_accounts: {
    id: string
    email: string
    email_key: string // normalised, lower case
    name: string
    role: StaffRole
    language: Language
    writes_in: string // JSON
    theme: StaffTheme
    letter_keys: number // 0 or 1
    password: string | null // PHC string; null until set
    password_at: number | null
    totp_secret: string | null // encrypted with a key that the database does not have
    totp_since: number | null
    totp_last_step: number | null // a code counts once
    second_factor_due: number | null // for moderators; owners need one at once
    deactivated_at: number | null
    created_at: number
    last_seen_at: number | null
  }
  staff_recovery_codes: { account: string; hash: string; used_at: number | null }
  staff_passkeys: {
    id: string // the credential's id, base64url
    account: string
    public_key: string // COSE, base64url
    counter: number
    transports: string // JSON
    name: string
    created_at: number
    used_at: number | null
  }
  /** Ended ones stay for a while: a device that an account has used before is not new. */
  staff_sessions: {
    id: string
    account: string
    token_hash: string | null // null once ended
    former_hash: string | null // of the token before the last rotation, still taken for a moment
    former_until: number | null
    stage: StaffStage
    role: StaffRole // the one that its token was made for
    device: string // browser and system in words
    created_at: number
    used_at: number
    fresh_until: number
    ended_at: number | null
    pending_totp: string | null // an encrypted secret that no code has confirmed yet
  }
  /** WebAuthn. Deleted when used. */
  staff_challenges: { challenge: string; purpose: string; session: string | null; expires_at: number }
  staff_links: {
    id: string
    token_hash: string
    kind: StaffLinkKind
    account: string | null // null for an invitation
    change: string | null // the same for both ends of a change of address
    email: string // who is invited, or the address to be
    role: StaffRole | null // of an invitation
    language: Language
    created_by: string | null // null for the shell
    created_at: number
    expires_at: number
    used_at: number | null // also when it was withdrawn
  }
  /** Append only. */
  staff_log: {
    id: string
    at: number
    account: string | null // null for the house and the shell
    deed: string
    thing_kind: string | null
    thing_id: string | null
    facts: string // JSON
  }
  /** What browsers say of visits to the staff's pages (specification 3). Never trusted. */
  admin_access: {
    id: string
    at: number
    account: string | null // of the session that came with it
    action: string
    page: string
    user_agent: string
    referrer: string
    session_id: string
    security: string // JSON
  }
  migrations: { name: string; applied_at: number }
}

export type Executor = Kysely<Schema> | Transaction<Schema>
