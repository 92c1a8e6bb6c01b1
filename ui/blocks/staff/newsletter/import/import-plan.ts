import type {
  ImportDelimiter,
  ImportEncoding,
  ImportField,
  ImportOutcome,
  ImportReason,
  ImportTrouble,
} from '#api/contract/values/staff/subscribers.ts'
import type { Language } from '#locales/languages.ts'

export interface ImportColumn {
  /** Empty without one. */
  heading: string
  /** Of the first lines. */
  samples: readonly string[]
  /** Null where it is left aside. */
  field: ImportField | null
}

export interface ImportLine {
  /** In the file, from 1. */
  line: number
  /** As it stands there. */
  address: string
  outcome: ImportOutcome
  why: ImportReason | null
  language: Language | null
  /** Milliseconds. */
  agreedAt: number | null
  how: string | null
  /** Of an address that is repeated: the line that counts. */
  first: number | null
}

/** What an import would do: how its file is read, and what becomes of each line. */
export interface ImportPlan {
  id: string
  seen: string
  bytes: number
  keptUntil: number
  encoding: ImportEncoding
  delimiter: ImportDelimiter
  hasHeading: boolean
  columns: readonly ImportColumn[]
  /** The way in which they agreed, for lines that say none. */
  how: string
  /** For lines that name no language. */
  tongue: Language | null
  /** Then there are no lines. */
  trouble: ImportTrouble | null
  lines: number
  counts: Record<ImportOutcome, number>
  rows: readonly ImportLine[]
  page: number
  pages: number
  found: number
}

/** What has become of it. `added` and `asked`: how many. */
export type ImportDone =
  | { kind: 'done'; added: number; asked: number }
  | { kind: 'going'; left: number }
  | { kind: 'conflict' | 'gone' }

/** How many are added or asked. */
export const movedBy = ({ counts, trouble }: Pick<ImportPlan, 'counts' | 'trouble'>) =>
  trouble === null ? counts.added + counts.asked : 0
