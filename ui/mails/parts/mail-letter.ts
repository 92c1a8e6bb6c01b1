/** Words that look alike; a line feed begins a new line, and with an address they are a link. */
export interface LetterRun {
  text: string
  isStrong?: boolean | undefined
  isStressed?: boolean | undefined
  href?: string | undefined
}

export interface LetterList {
  kind: 'list'
  /** Of a numbered one. */
  first?: number | undefined
  items: { runs: LetterRun[]; lists: LetterList[] }[]
}

export type LetterPart = { kind: 'paragraph' | 'heading'; runs: LetterRun[] } | LetterList

export interface LetterPicture {
  src: string
  /** Pixels. */
  width: number
  height: number
  alt: string
}

/** A part of an issue. Every address is absolute. */
export type LetterBlock =
  | {
      kind: 'post'
      look: 'whole' | 'short'
      title: string
      excerpt: string
      href: string
      picture?: LetterPicture | undefined
    }
  | { kind: 'text'; parts: LetterPart[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'picture'; picture: LetterPicture }
  | { kind: 'line' }
