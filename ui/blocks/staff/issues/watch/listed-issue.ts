import type { IssueState, LanguageFate } from '#api/contract/values/staff/issues.ts'
import type { Language } from '#locales/languages.ts'

/** An issue in a list. Times in milliseconds. */
export interface ListedIssue {
  id: string
  number: number
  /** Empty: nobody has named it. */
  title: string
  state: IssueState
  fates: Readonly<Record<Language, LanguageFate>>
  /** When it is to leave, or left. */
  goesAt: number | null
  savedAt: number
  tally: { to: number; sent: number; refused: number; left: number }
}

/** Nobody has it yet. */
export const isAhead = ({ state }: Pick<ListedIssue, 'state'>) => state === 'draft' || state === 'scheduled'
