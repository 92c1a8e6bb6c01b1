import type { BoardSort, BoardState, TranslationState } from '#api/contract/values/post-board.ts'
import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Language } from '#locales/languages.ts'
import type { PictureEntry } from '#ui/pictures/manifest.ts'
import type { PaneState } from '#ui/primitives/staff/pane-glyph.tsx'

export type { BoardSort, BoardState, PostType }

/** One language of a post. Times in milliseconds. */
export interface BoardPane {
  state: TranslationState
  /** Paragraphs of the source that have changed since it was saved. */
  behind: number
  visibleFrom?: number | undefined
  visibleUntil?: number | undefined
  /** Where it is opened; without it there is nothing to open. */
  href?: string | undefined
}

export interface BoardPost {
  id: string
  /** What was seen of it, sent with a deed. */
  seen: string
  title: string
  titleLanguage: Language
  type: PostType
  author: string
  /** A name in `ui/pictures/manifest.json`, or of `upload`. */
  picture: string
  /** Of a picture that staff have uploaded. */
  upload?: PictureEntry | undefined
  /** Of the source; without it nothing was published yet. */
  visibleFrom?: number | undefined
  /** Of the last 30 days. */
  reads: number
  panes: Record<Language, BoardPane>
}

/** What is asked for, as in the address. */
export interface BoardConditions {
  q?: string | undefined
  type?: PostType | undefined
  state?: BoardState | undefined
  in?: Language | undefined
  author?: string | undefined
  sort?: BoardSort | undefined
}

export const postDeeds = ['publish', 'schedule', 'unpublish', 'delete'] as const

export type PostDeed = (typeof postDeeds)[number]

/** As drawn: what is behind its source asks for somebody. */
export function glyphOf({ state, behind }: BoardPane): PaneState {
  if (state === 'unpublished') return 'shut'
  if (behind === 0 || state === 'scheduled') return state
  return state === 'live' ? 'stale' : 'asks'
}

/** A translation of which somebody says that it says what its source says. */
export interface Agreement {
  post: BoardPost
  language: Language
  behind: number
}

/** A value of the form's `post`: ids hold no spaces of ours, what was seen holds none at all. */
export const chosenValue = ({ id, seen }: Pick<BoardPost, 'id' | 'seen'>) => `${seen} ${id}`
