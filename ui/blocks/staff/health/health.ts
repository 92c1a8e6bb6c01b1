import type {
  HealthAsk,
  JobName,
  JobStanding,
  KeyName,
  KeyOrigin,
  LetterKind,
  PushState,
  RetentionRule,
  RuleSource,
  SpanUnit,
  StoragePlace,
} from '#api/contract/values/staff/health.ts'
import type { Language } from '#locales/languages.ts'

// Times are milliseconds, sizes bytes. A part that does not answer is null.

export interface Letter {
  id: string
  kind: LetterKind
  /** Covered; null where it was no mail yet, or cannot be read. */
  to: string | null
  language: Language | null
  reason: string
  attempts: number
  createdAt: number
  failedAt: number
}

export interface Outbox {
  waiting: number
  nextAt: number | null
  sent: number
  /** Milliseconds in which half of them left; null when none did. */
  half: number | null
  /** All of them; `dead` has the newest. */
  failed: number
  dead: readonly Letter[]
}

export interface Push {
  state: PushState
  subscribers: number
  lost: number
  waiting: number
  failed: number
}

export interface Job {
  job: JobName
  every: number
  standing: JobStanding
  endedAt: number | null
  nextAt: number | null
  failedAt: number | null
  error: string | null
}

export interface Rule {
  rule: RetentionRule
  source: RuleSource
  kept: readonly { count: number; unit: SpanUnit }[]
  nextAt: number | null
  /** Null where nobody can know before. */
  count: number | null
}

export interface Database {
  kind: 'sqlite' | 'postgres'
  version: string
  steps: number
  known: number
}

export interface Stored {
  place: StoragePlace
  bytes: number | null
  files: number | null
}

export interface Disk {
  free: number
  total: number
  /** Below it nothing is uploaded. */
  kept: number
}

export interface Backups {
  /** `missing`: files that the database leads to, and that were nowhere. */
  last: { at: number; bytes: number; isEncrypted: boolean; missing: number } | null
  /** When one was last restored as a test. */
  verifiedAt: number | null
  kept: number
  bytes: number
  /** Where each is copied to, and when the newest of them was made; null where they lie in their folder alone. */
  copied: { in: string; at: number | null } | null
  /** Null while none is planned. */
  nextAt: number | null
}

export interface Answered {
  /** When counting began, within these days. */
  since: number | null
  /** Of the time since, 0 to 1. */
  share: number | null
  /** UTC, the oldest first; null before it began. */
  days: readonly { day: string; silent: number | null; longest: number }[]
  /** `within`: 95 of 100 answers took at most that. */
  today: { requests: number; errors: number; within: number | null }
}

export interface Health {
  asks: readonly HealthAsk[]
  outbox: Outbox | null
  push: Push | null
  jobs: readonly Job[] | null
  rules: readonly Rule[] | null
  database: Database | null
  storage: readonly Stored[]
  disk: Disk | null
  backups: Backups | null
  answered: Answered | null
  memory: { used: number; total: number }
  program: { version: string; runtime: string; startedAt: number }
  keys: Record<KeyName, KeyOrigin>
  mail: 'smtp' | 'folder'
}
