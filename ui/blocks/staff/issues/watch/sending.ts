import type {
  BounceKind,
  DeliveryState,
  IssueState,
  LanguageFate,
  PauseReason,
} from '#api/contract/values/staff/issues.ts'
import { type Language, languages } from '#locales/languages.ts'

export type Counts = Readonly<Record<DeliveryState, number>>

/** One language of an issue while it is sent. Times in milliseconds. */
export interface LanguageSending {
  fate: LanguageFate
  /** Of the mail that they get. */
  in: Language
  counts: Counts
  /** Unsubscribed within seven days. */
  left: number
  /** When the next of it is due. */
  nextAt: number | null
  isOpen: boolean
}

export interface ReturnedMail {
  at: number
  /** Null when they are no longer on the list. */
  address: string | null
  person: string | null
  isFinal: boolean
  kind: BounceKind
  /** Of their server. */
  answer: string
}

/** How an issue is sent, or was. */
export interface Sending {
  number: number
  title: string
  state: IssueState
  pause: { why: PauseReason; at: number; by: string | null } | null
  goesAt: number | null
  begunAt: number | null
  endedAt: number | null
  all: Counts
  languages: Readonly<Record<Language, LanguageSending>>
  /** A second; null while nothing goes. */
  pace: number | null
  leftMilliseconds: number | null
  retried: number
  cameBack: readonly ReturnedMail[]
}

export type SendingDeed = 'pause' | 'resume' | 'cancel' | 'open' | 'again'

/** With what a deed is about. */
export type OnDeed = ((deed: SendingDeed, language?: Language) => void) | undefined

/** Everybody whose mail there is, but for who left the list before their turn. */
export const peopleOf = (counts: Counts) =>
  Object.entries(counts).reduce((sum, [state, count]) => (state === 'skipped' ? sum : sum + count), 0)

/** Who would get it still if nothing stopped it. */
export const toGo = ({ due, going }: Counts) => due + going

/** Whether mails of it are on their way, or could be. */
export const isUnderWay = (state: IssueState) => state === 'sending' || state === 'paused'

/** The language whose mails go just now, or whose turn is next. */
export function languageNow({ languages: sending }: Pick<Sending, 'languages'>): Language | undefined {
  return (
    languages.find((language) => sending[language].counts.going > 0) ??
    languages.find((language) => sending[language].counts.due > 0)
  )
}
