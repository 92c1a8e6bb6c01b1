import type { Generated } from 'kysely'
import type { ContactPurpose } from '#api/contract/values/contact-purposes.ts'
import type { MessageMailKind, MessageState } from '#api/contract/values/staff/messages.ts'
import type { Language } from '#locales/languages.ts'

/** Contact messages. Times and ids are as in `Schema`; accounts by id. */
export interface MessageSchema {
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
    state: Generated<MessageState>
    former_state: Generated<MessageState | null> // before the last move, which can be undone; never quarantine
    assigned_to: Generated<string | null>
    answered_at: Generated<number | null>
    answered_by: Generated<string | null>
    deleted_at: Generated<number | null>
    deleted_by: Generated<string | null> // an account
  }
  /** Goes with its message. Also once the outbox has forgotten the mail. */
  message_mails: {
    id: string // of the outbox
    message_id: string
    kind: MessageMailKind
    at: number
    account: string | null // who wrote an answer
    text: string | null // of an answer
  }
  message_notes: { id: string; message_id: string; account: string; at: number; text: string }
  /** Who writes an answer just now. */
  message_writers: { message_id: string; account: string; since: number; at: number }
}
