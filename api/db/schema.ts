import type { Generated, Kysely, Transaction } from 'kysely'
import type { ContactPurpose } from '#api/contract/values/contact-purposes.ts'
import type { Language } from '#locales/languages.ts'

/** Times are milliseconds since 1970 (UTC); ids are UUIDs that grow with time, so that new rows end each index. The same types on SQLite and PostgreSQL. */
interface MessagesTable {
  id: string
  name: string
  email: string
  purpose: ContactPurpose
  message: string
  language: Language
  received_at: number
  /** From 0 to 1; null for messages that came before there were scores. */
  score: number | null
  /** JSON of what the score is made of. */
  sources: string | null
  state: Generated<'new' | 'quarantined' | 'released'>
}

/** A proof of work that has counted (D18). */
interface SpentProofsTable {
  id: string
  expires_at: number
}

interface OutboxTable {
  id: string
  kind: string
  /** Entries with the same are delivered one after another: a mail's receiving domain. */
  lane: Generated<string>
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
  count: Generated<number>
  expires_at: Generated<number>
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
  /** What the résumé may do when it is opened, comma-separated; empty for most. */
  risks: string
  stage: string
  /** `hired` or `declined`, once it is decided. */
  outcome: string | null
  decided_at: number | null
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
  /** Keyed hash of the folded address. */
  email_key: string
  suppressed_at: number
  /** When it was last sent a mail to confirm a sign-up; null when that was before it was confirmed and left. */
  asked_at: number | null
}

interface PostsTable {
  id: string
  picture: string
  created_at: number
  deleted_at: number | null
}

interface PostTranslationsTable {
  /** What the search index calls it; grows with each new translation. */
  search_id: number
  post_id: string
  language: Language
  slug: string
  status: string
  /** From when on everybody sees it; null for a draft. */
  visible_from: number | null
  title: string
  /** What titles are sorted by: without accents and capitals. */
  title_key: string
  excerpt: string
  /** Markdown. */
  body: string
  /** Sanitized. */
  html: string
  /** By which version of the renderer `html` was made. */
  html_version: number
  /** JSON. */
  sections: string
  /** The text without marks, for search results. */
  words: string
  /** JSON. */
  tags: string
  /** JSON. */
  seo: string
  picture: string
  picture_alt: string
  type: string
  type_rank: number
  author: string
  featured: number
  /** Minutes. */
  read_time: number
  views: number
  /** When it was last changed in a way worth mentioning. */
  updated_at: number | null
  saved_at: number
}

/** Slugs that led to a post before. */
interface PostSlugsTable {
  language: Language
  slug: string
  post_id: string
}

interface PostRevisionsTable {
  id: string
  post_id: string
  language: Language
  /** JSON: what staff had written. */
  content: string
  saved_at: number
}

/** Times a post was read (specification 3, view tracking). Without consent to analytics the details are 'Unknown'. */
interface PostViewsTable {
  id: string
  post_id: string
  /** Hash with a salt that is replaced every day and never stored. */
  visitor: string
  /** The same of the network address alone. */
  network: string
  session_id: string | null
  device: string
  browser: string
  referrer: string
  language: string
  is_returning: number
  viewed_at: number
}

/** One half of a day's salt (D23); the other is a secret that is not in the database. */
interface ViewSaltsTable {
  /** Days since 1970 (UTC). */
  day: number
  salt: string
}

/** Every word of every post, and its stem: what typing mistakes and beginnings of words are compared with. */
interface PostWordsTable {
  language: Language
  word: string
  stem: string
}

/** Counts up with each change that visitors of a language see. */
interface PostVersionsTable {
  language: Language
  version: number
}

/** A browser that asked to be told of new posts. */
interface PushSubscriptionsTable {
  id: string
  /** Hash of the endpoint, which is too long for an index. */
  endpoint_key: string
  endpoint: string
  p256dh: string
  auth: string
  /** The server's public key that it was made with; signed with another, no message arrives. */
  server_key: string
  language: Language
  /** JSON. */
  device: string
  /** JSON of the languages of posts, the dearest first. */
  languages: string
  /** JSON of the types of posts. */
  types: string
  /** By the visitor's clock. */
  agreed_at: number
  created_at: number
  saved_at: number
  expires_at: number | null
}

/** A translation of a post that subscribers are told of, or were. */
interface PushAnnouncementsTable {
  post_id: string
  language: Language
  /** From when on. */
  due_at: number
  /** When the first subscribers were picked out; null for what is never announced, such as the site's own posts. */
  begun_at: number | null
  /** The last subscription that was looked at. */
  reached: string
  done_at: number | null
}

/** One subscriber told of one post: at most once, so what was sent stays on record for a while. */
interface PushDeliveriesTable {
  /** Made of the two below: one row for both together. */
  id: string
  post_id: string
  subscription_id: string
  language: Language
  server_key: string
  created_at: number
  /** Null from the moment that it is in hand. */
  due_at: number | null
  attempts: number
  /** Null while it waits or is in hand; for ever, when the server was killed with it in hand. */
  outcome: string | null
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
  spent_proofs: SpentProofsTable
  visits: VisitsTable
  consent_receipts: ConsentReceiptsTable
  applications: ApplicationsTable
  newsletter_signups: NewsletterSignupsTable
  subscribers: SubscribersTable
  suppressions: SuppressionsTable
  posts: PostsTable
  post_translations: PostTranslationsTable
  post_slugs: PostSlugsTable
  post_revisions: PostRevisionsTable
  post_views: PostViewsTable
  view_salts: ViewSaltsTable
  post_words: PostWordsTable
  post_versions: PostVersionsTable
  push_subscriptions: PushSubscriptionsTable
  push_announcements: PushAnnouncementsTable
  push_deliveries: PushDeliveriesTable
  migrations: MigrationsTable
}

/** The database or a transaction on it: stores work on either. */
export type Executor = Kysely<Schema> | Transaction<Schema>
