import type { Root } from 'mdast'
import type { PostFinding } from '#api/contract/staff/post-checks.ts'
import type { FindingLevel, PostCheck } from '#api/contract/values/post-writing.ts'
import type { SharedPost } from '#api/store/staff/post-texts.ts'
import type { Language } from '#locales/languages.ts'

/** One language of a post as the editor shows it, public or not. */
export interface CheckedText {
  language: Language
  version: number
  title: string
  slug: string
  excerpt: string
  body: string // Markdown
  seoTitle: string // empty: the title
  seoDescription: string // empty: the excerpt
  picture: string
  ownPicture: string // what it opens with from the board: another one only where it was brought in with it
  pictureAlt: string
  behind: number // paragraphs of the source that have changed since its last save
}

export interface CheckedPost {
  id: string
  sourceLanguage: Language
  shared: SharedPost
  texts: CheckedText[]
}

/** What the checks read. Undefined where there is no such post. */
export type ReadCheckedPost = (id: string) => Promise<CheckedPost | undefined>

/** A text with its syntax tree. */
export interface ParsedText extends CheckedText {
  postId: string
  tree: Root
}

export type Found = Pick<PostFinding, 'level' | 'what' | 'facts'>

export const stop = (what: Found['what'], facts: Found['facts'] = {}): Found => ({ level: 'stop', what, facts })

export const look = (what: Found['what'], facts: Found['facts'] = {}): Found => ({ level: 'look', what, facts })

/** Looks at one text. */
export type Check = (text: ParsedText) => Found[] | Promise<Found[]>

export type ServerChecks = Record<Exclude<PostCheck, 'axe' | 'width'>, Check>

export function findingsOf(language: Language, check: PostCheck, found: Found[]): PostFinding[] {
  return found.map((one) => ({ in: language, check, ...one }))
}

export const isStop = ({ level }: { level: FindingLevel }) => level === 'stop'
