import { type Language, languages } from '#locales/languages.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'

/** An issue while it is written; `in` is the language that is written, `block` the part that is looked at. */
export function issueAddress(id: string, language?: Language, block?: string | null): string {
  const path = `${staffPlaces.newsletter.href}/issues/${encodeURIComponent(id)}`
  return `${path}${language ? `?in=${language}` : ''}${block ? `#block-${encodeURIComponent(block)}` : ''}`
}

/** Where an issue is watched once it leaves. */
export const sendingAddress = (id: string): string => `${issueAddress(id)}/sending`

/** What the address asks for; undefined for none of the six. */
export const writtenLanguage = (query: URLSearchParams): Language | undefined =>
  languages.find((language) => language === query.get('in'))
