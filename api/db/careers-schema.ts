import type { Generated } from 'kysely'
import type { OpeningKind } from '#api/contract/values/openings.ts'

/** A part of `Schema`: what the agency looks for, and who has applied. */
export interface CareersSchema {
  applications: {
    id: string
    full_name: string
    email: string
    phone: string // empty when not given
    interest: string
    message: string
    language: string
    opening: Generated<string> // its id; empty for an open application
    opening_title: Generated<string> // as it was then
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
    deleted_at: Generated<number | null>
    deleted_by: Generated<string | null> // an account
    words: Generated<string> // what the last release searched; nobody reads it any more
    stage_at: Generated<number | null> // since when it is at its stage; null while received
    ordinary_after: Generated<number | null> // `delete_after` before it was put off; null while it is not
    kept_ground: Generated<string | null> // why it was, with the words of whoever did
    kept_reason: Generated<string | null>
    kept_at: Generated<number | null>
    kept_by: Generated<string | null> // an account
  }
  application_notes: {
    id: string
    application_id: string
    text: string
    noted_at: number
    noted_by: string // an account
  }
  application_mails: {
    id: string // of its entry in the outbox
    application_id: string
    kind: string
    queued_at: number
    queued_by: string // an account
  }
  openings: {
    id: string
    version: number // one more with each change
    kind: OpeningKind
    title: string // in the first language that has one: its name among staff
    texts: string // JSON, by language
    html_version: number
    is_open: number
    closes_on: string | null // its last day, in the agency's time zone
    closes_at: number | null // the end of that day
    posted_at: number
    saved_at: number
    saved_by: string // an account
    deleted_at: number | null
  }
}
