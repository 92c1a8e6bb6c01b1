import type { StoryFacts } from './facts.ts'
import type { Reason, Region } from './measure.ts'

/** One difference as the page shows it. */
export interface Entry extends StoryFacts {
  /** The picture’s name, or the check’s that failed. */
  id: string
  story: string
  /** What comes before the state in a story’s id: all pictures of one component share it. */
  component: string
  width: number
  theme: string
  language: string
  kind: 'new' | 'different' | 'failed'
  reasons: Reason[]
  regions: Region[]
  /** Regions beyond those that are listed. */
  more: number
  pixels: number
  note?: string
  /** Addresses of the pictures, beside the page. */
  expected?: string
  actual?: string
  marked?: string
  /** Height over width of the larger picture. */
  size: { width: number; height: number }
}

/** What a run has to say. */
export interface Report {
  entries: Entry[]
  commit: { hash: string; date: string; subject: string; isClean: boolean }
  /** Milliseconds since 1970. */
  madeAt: number
  /** Seen only the first time; as expected the second. */
  twice: string[]
}
