import type { ContactPurpose } from '#api/contract/values/contact-purposes.ts'
import type {
  AnswerDoubt,
  AnswerTemplate,
  MessageAge,
  MessageMailKind,
  MessageShelf,
  MessageState,
} from '#api/contract/values/staff/messages.ts'
import type { Language } from '#locales/languages.ts'

/** Somebody of the staff. */
export interface Colleague {
  id: string
  name: string
}

/** Times in milliseconds. */
export interface ListedMessage {
  id: string
  name: string
  purpose: ContactPurpose
  language: Language
  state: MessageState
  receivedAt: number
  /** Until when an answer is promised. */
  dueAt: number
  score: number | null
  answered: { at: number; by: string | null } | null
  assigned: Colleague | null
  excerpt: string
}

export interface MessageMail {
  id: string
  kind: MessageMailKind
  state: 'waiting' | 'tried' | 'sent' | 'returned' | 'failed' | 'forgotten'
  at: number
  nextAt: number | null
  doneAt: number | null
  tries: number
  reason: string | null
  by: string | null
  text: string | null
}

export interface OpenMessage extends Omit<ListedMessage, 'excerpt'> {
  email: string
  message: string
  sources: readonly { source: string; effect: number }[]
  quarantinedBelow: number
  earlier: number
  mails: readonly MessageMail[]
  notes: readonly { id: string; at: number; by: string | null; text: string }[]
  subject: string
  templates: readonly { name: AnswerTemplate; text: string }[]
}

/** What is asked for, as the address says it. */
export interface MessageConditions {
  shelf?: MessageShelf | undefined
  q?: string | undefined
  purpose?: ContactPurpose | undefined
  in?: Language | undefined
  age?: MessageAge | undefined
  of?: string | undefined
}

/** Why an answer has not gone. */
export interface Doubt {
  why: AnswerDoubt
  by: string | null
}

/** What can be done with a message by a press. */
export type MessageDeed = 'release' | 'archive' | 'reopen' | 'spam' | 'delete'

/** The two that stand at the foot of a phone; a wide window has them in the message itself. */
export function footDeeds({ state }: Pick<ListedMessage, 'state'>): readonly MessageDeed[] {
  if (state === 'quarantined') return ['delete', 'release']
  return ['delete', state === 'archived' ? 'reopen' : 'archive']
}

export const isOpen = ({ state }: Pick<ListedMessage, 'state'>) => state === 'new' || state === 'released'

/** Less than a quarter of the promise is left. */
export const asksSoon = ({ dueAt }: Pick<ListedMessage, 'dueAt'>, now: number) => dueAt - now < 6 * 3_600_000
