import type { PostFields } from '#ui/blocks/staff/editor/panel/post-fields.ts'

export interface PostRevision {
  id: string
  /** Milliseconds. */
  savedAt: number
  /** A name; nothing once that person is gone. */
  savedBy: string | null
  title: string
  words: number
  /** What readers see now. */
  isPublic: boolean
}

/** A revision with its text, and its number: the first is 1. */
export interface NumberedRevision {
  number: number
  savedAt: number
  text: PostFields & { body: string }
}

export const revisionModes = ['inline', 'columns'] as const

/** In one text, or one beside the other. */
export type RevisionMode = (typeof revisionModes)[number]
