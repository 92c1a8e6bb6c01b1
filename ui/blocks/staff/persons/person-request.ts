import type { PersonRequestKind, PersonRequestOutcome } from '#api/contract/values/staff/persons.ts'
import type { Language } from '#locales/languages.ts'

/** Times in milliseconds. */
export interface OpenRequest {
  id: string
  kind: PersonRequestKind
  email: string
  language: Language
  receivedAt: number
  dueAt: number
  /** When its package was last taken. */
  takenAt: number | null
}

/** What is left of one that is done. */
export interface DoneRequest {
  id: string
  kind: PersonRequestKind
  receivedAt: number
  doneAt: number
  /** A name. */
  by: string | null
  outcome: PersonRequestOutcome
}

interface Row {
  id: string
  at: number
}

/** What is kept under an address: what there is, not what was written. */
export interface FoundPerson {
  messages: readonly (Row & { isDeleted: boolean })[]
  applications: readonly (Row & { isDeleted: boolean; fileName: string; size: number })[]
  subscriptions: readonly (Row & {
    confirmedAt: number | null
    isDeleted: boolean
    source: string
    ip: string
    userAgent: string
  })[]
  signups: readonly Row[]
  mails: readonly (Row & { failedAt: number | null; isToThem: boolean })[]
  mailFiles: number
  suppressedAt: number | null
  /** A colleague signs in with it. */
  isColleague: boolean
}
