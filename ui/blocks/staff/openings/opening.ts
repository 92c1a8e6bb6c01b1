import type { OpeningKind } from '#api/contract/values/openings.ts'
import type { Language } from '#locales/languages.ts'

/** Closed by staff, or by its day. */
export type OpeningState = 'open' | 'closed' | 'over'

export interface OpeningText {
  title: string
  text: string
}

export interface OpeningValues {
  kind: OpeningKind
  isOpen: boolean
  /** A day such as `2026-12-31`; null for none. */
  closesOn: string | null
  texts: Partial<Record<Language, OpeningText>>
}

export interface SavedOpening extends OpeningValues {
  id: string
  version: number
  state: OpeningState
  /** Milliseconds. */
  savedAt: number
  /** A name; null for somebody who is gone. */
  savedBy: string | null
  applications: number
}
