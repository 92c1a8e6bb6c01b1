import type { PersonRequestKind, PersonRequestOutcome } from '#api/contract/values/staff/persons.ts'
import type { StaffLinkKind, StaffRole, StaffStage, StaffTheme } from '#api/contract/values/staff.ts'
import type { Language } from '#locales/languages.ts'

/** The tables of the staff's side, as those in `schema.ts`. */
export interface StaffSchema {
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
  /** Requests of persons (GDPR, articles 15 and 17). Once one is done, no address is left in it. */
  person_requests: {
    id: string
    kind: PersonRequestKind
    email: string | null // null once it is done
    email_key: string // keyed hash of the folded address
    language: Language
    received_at: number // the day it came in, at noon (UTC)
    opened_at: number
    opened_by: string // an account
    taken_at: number | null // when its package was last taken
    done_at: number | null
    done_by: string | null // an account
    outcome: PersonRequestOutcome | null
    counts: string | null // JSON: how many rows and files it was about
  }
  /** Uploaded by staff. Their files are in the file storage. */
  pictures: {
    id: string // of the content
    name: string
    width: number // of the largest file
    height: number
    bytes: number // of all files
    color: string
    focus_x: number // 0 to 1, from the left
    focus_y: number // 0 to 1, from the top
    alt: string // JSON, by language
    decorative: number // 0 or 1
    asks: number // 0 or 1: words are missing in some language
    words: string // name and alternative texts, folded, for the search
    version: number
    added_at: number
    added_by: string | null // an account
    deleted_at: number | null
  }
  answered_days: {
    day: string // `2026-11-09`, UTC
    first_at: number
    last_at: number // when a server last wrote that it runs
    silent: number // milliseconds in which none did
    longest: number // milliseconds of the longest of these silences on that day
    requests: number
    errors: number
    times: string // JSON: requests by how long their answer took
  }
}
