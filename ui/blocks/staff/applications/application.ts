import type { ApplicationInterest } from '#api/contract/values/application-interests.ts'
import type {
  ApplicantMail,
  ApplicationOutcome,
  ApplicationStage,
  ApplicationStep,
  KeepGround,
} from '#api/contract/values/staff/application-stages.ts'
import type { Language } from '#locales/languages.ts'
import type { Texts } from '#locales/texts.ts'

/** Times in milliseconds. */
export interface ApplicationCardFacts {
  id: string
  /** A label while it is covered. */
  name: string
  isCovered: boolean
  interest: ApplicationInterest
  /** Null for an open application. */
  opening: { id: string; title: string } | null
  language: Language
  stage: ApplicationStage
  outcome: ApplicationOutcome | null
  receivedAt: number
  stageAt: number
  /** Working days of the promised review; null once that is over. */
  daysLeft: number | null
  deletedOn: number
}

export interface StageFacts {
  stage: ApplicationStage
  count: number
  /** By the search, because names are covered there. */
  isLeftOut: boolean
  page: number
  pages: number
  cards: readonly ApplicationCardFacts[]
}

export interface ResumeFacts {
  name: string
  kind: keyof Texts['staff-applications']['resume']['kinds']
  /** Bytes. */
  size: number
  risks: readonly (keyof Texts['staff-applications']['resume']['risks'])[]
}

export interface OpenApplication extends ApplicationCardFacts {
  /** Empty while it is covered. */
  email: string
  /** Empty when not given, and while it is covered. */
  phone: string
  message: string
  decidedAt: number | null
  /** Its end was put off; null for most. */
  kept: KeptLonger | null
  /** The days that it can be put off to, both included; null when there is none. */
  keepable: { from: string; until: string } | null
  resume: ResumeFacts
}

export interface KeptLonger {
  /** When it would be deleted otherwise. */
  ordinaryOn: number
  ground: KeepGround
  reason: string
  at: number
  /** A name; null for somebody who is gone. */
  by: string | null
}

/** As it was typed: the day, one of the grounds, and the words of whoever puts it off. */
export interface KeptUntil {
  until: string
  ground: string
  reason: string
}

export interface ApplicationNote {
  id: string
  text: string
  at: number
  /** A name; null for somebody who is gone. */
  by: string | null
  isOwn: boolean
}

export interface SentStageMail {
  id: string
  kind: ApplicantMail
  at: number
  by: string | null
  state: 'waiting' | 'sent' | 'returned' | 'failed' | 'unknown'
  stateAt: number | null
}

/** Both parts of a mail, around what staff write. */
export interface StageMailPreview {
  subject: string
  before: string
  after: string
  /** It shows the label; the mail has the name. */
  isCovered: boolean
}

/** What the board is asked for. */
export interface ApplicationConditions {
  q?: string | undefined
  interest?: ApplicationInterest | undefined
  opening?: string | undefined
  in?: Language | undefined
  /** The one that narrow windows show, and that `page` is of. */
  stage?: ApplicationStage | undefined
}

export interface ChosenStep {
  /** Where the application stood when it was chosen. */
  from: ApplicationStage
  step: ApplicationStep
  mail: boolean
  words: string
}
