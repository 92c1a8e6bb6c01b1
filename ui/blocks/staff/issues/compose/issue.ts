import type { PostType } from '#api/contract/values/post-lists.ts'
import type { FindingLevel } from '#api/contract/values/post-writing.ts'
import type {
  GapRule,
  IssueBlockKind,
  IssueCheck,
  IssueClock,
  IssueGap,
  LanguageFate,
  PostLook,
} from '#api/contract/values/staff/issues.ts'
import type { Language } from '#locales/languages.ts'

export type InEach<Value> = Record<Language, Value>

export interface PostBlock {
  id: string
  kind: 'post'
  post: string
  look: PostLook
}

export interface TextBlock {
  id: string
  kind: 'text'
  words: InEach<string>
}

export interface ButtonBlock {
  id: string
  kind: 'button'
  labels: InEach<string>
  links: InEach<string>
}

export interface PictureBlock {
  id: string
  kind: 'picture'
  picture: string
  alts: InEach<string>
}

export interface LineBlock {
  id: string
  kind: 'line'
}

export type Block = PostBlock | TextBlock | ButtonBlock | PictureBlock | LineBlock

export interface SubjectLine {
  /** Empty: the title of the first post. */
  subject: string
  preheader: string
}

/** What is written of an issue. */
export interface IssueText {
  /** For staff. */
  title: string
  /** To whom; none: to all. */
  topics: PostType[]
  source: Language
  gaps: GapRule
  lines: InEach<SubjectLine>
  blocks: Block[]
}

/** A gap: of the whole language, or of one block. */
export interface Gap {
  what: IssueGap
  block: string | null
}

export interface IssueLanguage {
  fate: LanguageFate
  /** As it will be: written, or the title of the first post. */
  subject: string
  gaps: Gap[]
}

export interface ShownPost {
  title: string
  /** An address. */
  picture: string | null
  isLive: InEach<boolean>
}

export interface ShownPicture {
  address: string
  title: string
}

export interface FoundPost {
  id: string
  title: string
  isLive: boolean
}

export interface IssueFinding {
  in: Language
  check: IssueCheck
  level: FindingLevel
  block: string | null
  what: string
  facts: Record<string, string>
}

export interface IssueCount {
  /** Milliseconds. */
  at: number
  confirmed: number
  others: number
  now: number
  waiting: number
  languages: InEach<{ people: number; fate: LanguageFate; in: Language }>
}

export interface Preview {
  /** Of the mail. */
  in: Language
  subject: string
  preheader: string
  html: string
  text: string
}

/** When it is to leave, as somebody has chosen. `day` and `hour` are those of `zone`. */
export interface Leaving {
  clock: IssueClock | 'now'
  day: string
  hour: string
  zone: string
}

export interface Schedule {
  /** Milliseconds. */
  goesAt: number
  zone: string
  clock: IssueClock
}

/** Where the forms of the screen are, for the buttons that stand elsewhere. */
export const issueForms = {
  text: 'issue-text',
  schedule: 'issue-schedule',
  approve: 'issue-approve',
  takeBack: 'issue-take-back',
} as const

/** What can be put in; posts and pictures are chosen first. */
export type AddedKind = IssueBlockKind
