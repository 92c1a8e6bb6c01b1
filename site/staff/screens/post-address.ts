import type { Language } from '#locales/languages.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'

export const newPostAddress = `${staffPlaces.posts.href}/new`

/** What stands beside or instead of the text alone: the source, the checks, or former versions. */
export type EditorView = 'side' | 'check' | 'history'

/** Where one language of a post is written. */
export function postAddress(id: string, language: Language, view?: EditorView): string {
  return `${staffPlaces.posts.href}/${encodeURIComponent(id)}/${language}${view ? `?${view}` : ''}`
}

export function viewIn(query: URLSearchParams): EditorView | undefined {
  if (query.has('check')) return 'check'
  if (query.has('history') || query.has('revision')) return 'history'
  return query.has('side') ? 'side' : undefined
}
