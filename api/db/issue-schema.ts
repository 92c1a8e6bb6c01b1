import type { Generated } from 'kysely'
import type {
  BounceKind,
  BounceSource,
  DeliveryState,
  IssueClock,
  IssueState,
  LanguageFate,
  PauseReason,
} from '#api/contract/values/staff/issues.ts'
import type { Language } from '#locales/languages.ts'

/** Newsletter issues. Times and ids are as in `Schema`; accounts by id. */
export interface IssueSchema {
  issues: {
    id: string
    number: number
    state: IssueState
    version: number
    text: string // JSON: `writtenIssue`
    saved_at: number
    saved_by: string // an account
    approved_version: number | null
    approved_at: number | null
    approved_by: string | null // an account
    goes_at: number | null // the earliest of its languages
    zone: string | null
    clock: IssueClock | null
    scheduled_by: string | null // an account
    begun_at: number | null // recipients are fixed from then on
    ended_at: number | null
    paused_at: number | null
    pause: PauseReason | null
    paused_by: string | null // an account; null when it paused by itself
    deleted_at: Generated<number | null>
    deleted_by: Generated<string | null> // an account
  }
  /** What a language gets, once sending has begun: whoever edits a post then changes no mail that is still to go. */
  issue_letters: {
    issue_id: string
    language: Language // of the recipients
    fate: LanguageFate
    sent_in: Language // of the mail
    goes_at: number
    subject: string // empty while it waits
    html: string // with marks where each recipient's own links go
    plain: string
  }
  /** At most one a recipient and issue. It names nobody once its subscriber is gone. */
  issue_deliveries: {
    issue_id: string
    subscriber_id: string
    language: Language
    domain: string // of the address, which may be busy
    state: DeliveryState
    due_at: number
    locked_until: number | null // in the future while somebody has it in hand
    attempts: number
    going_at: number | null // when it was last handed over
    done_at: number | null
    left_at: number | null // unsubscribed within seven days
    answer: string | null // of the other server, shortened
    hand_over_log: string | null // of the server that had it in hand last, where it keeps one
  }
  /** What came back. Kept as long as its subscriber. */
  issue_bounces: {
    id: string
    issue_id: string
    subscriber_id: string
    at: number
    kind: BounceKind
    source: BounceSource
    code: string // such as 5.1.1
    answer: string
  }
}
