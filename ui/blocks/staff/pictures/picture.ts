import type { Language } from '#locales/languages.ts'
import type { Texts } from '#locales/texts.ts'

/** `deleted` ones can be brought back for thirty days. */
export type PictureShelf = Exclude<keyof Texts['staff-pictures']['shelves'], 'label'>

/** Shares of width and height, from the left and from the top. */
export interface FocalPoint {
  x: number
  y: number
}

export interface StaffPicture {
  /** Its name in `/pictures`. */
  id: string
  name: string
  /** Of the largest file, in pixels. */
  width: number
  height: number
  widths: number[]
  /** Of all its files. */
  bytes: number
  color: string
  focus: FocalPoint
  alt: Partial<Record<Language, string>>
  isDecorative: boolean
  version: number
  /** Milliseconds. */
  addedAt: number
  /** A name. */
  addedBy: string | null
  deletedAt: number | null
}

/** A post that shows it. */
export interface PictureUse {
  postId: string
  language: Language
  title: string
  /** Nothing for a post that nobody can read yet. */
  href?: string | undefined
}

/** What becomes of a chosen file. */
export interface PictureUpload {
  key: string
  name: string
  state: 'waiting' | 'sending' | 'making' | 'added' | 'known' | 'refused'
  /** While it is sent: 0 to 1. */
  share?: number | undefined
  /** Once it is there. */
  href?: string | undefined
  /** Why it was not taken; nothing where the line is down. */
  problem?: string | undefined
  /** It is no fault of the file. */
  canRetry?: boolean | undefined
}

/** Keeps what matters where a crop shows it. */
export const positionOf = ({ x, y }: FocalPoint) => `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
