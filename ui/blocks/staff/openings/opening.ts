import { type OpeningKind, openingFields } from '#api/contract/values/openings.ts'
import { type Language, languages } from '#locales/languages.ts'

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

/** As the fields of the form hold it, whichever lines a browser breaks them with. */
export function openingFieldsOf({ kind, isOpen, closesOn, texts }: OpeningValues): Record<string, string> {
  const written = languages.flatMap((language) => {
    const { title = '', text = '' } = texts[language] ?? {}
    const fields = openingFields(language)
    return [[fields.title, title] as const, [fields.text, text] as const]
  })
  const all = [
    ...written,
    ['kind', kind],
    ['isOpen', isOpen ? 'open' : 'closed'],
    ['closesOn', closesOn ?? ''],
  ] as const
  return Object.fromEntries(all.map(([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()]))
}
