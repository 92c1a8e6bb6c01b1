import type { TransferField, TransferRefusal } from '#api/contract/values/post-transfer.ts'
import type { Language } from '#locales/languages.ts'

export interface TransferredPost {
  id: string
  title: string
  titleLanguage: Language
  isNew: boolean
  /** Those that would change. A new one has no fields to name. */
  translations: readonly {
    language: Language
    isNew: boolean
    fields: readonly TransferField[]
    /** Words in these fields that are written and not open. */
    setsAside?: boolean
  }[]
}

export interface RefusedFile {
  /** Its path in the zip; empty for the whole of it. */
  file: string
  /** A sentence of the pictures' own, where a picture is refused. */
  why: TransferRefusal | { sentence: string }
  field?: string | undefined
  most?: number | undefined
}

export interface Transfer {
  id: string
  seen: string
  bytes: number
  keptUntil: number
  posts: readonly TransferredPost[]
  /** How many posts stay as they are. */
  same: number
  pictures: { added: number; changed: number; same: number }
  refused: readonly RefusedFile[]
  /** More than are listed. */
  refusedInAll: number
}

/** What has become of it. */
export type TransferOutcome =
  | { kind: 'done'; posts: number; pictures: number }
  | { kind: 'making'; left: number }
  | { kind: 'conflict' | 'gone' }

/** Whether there is something to bring in, and nothing in its way. */
export function isReady({ posts, pictures, refusedInAll }: Transfer): boolean {
  return refusedInAll === 0 && (posts.length > 0 || pictures.added > 0 || pictures.changed > 0)
}
