import type { Language } from '#locales/languages.ts'
import { issueAddress, sendingAddress } from '#site/staff/issues/issue-addresses.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import type { ListedIssue } from '#ui/blocks/staff/issues/watch/listed-issue.ts'

/** All issues; from the second page on with its number. */
export const issuesAddress = (page = 1): string =>
  `${staffPlaces.newsletter.href}/issues${page > 1 ? `?page=${page}` : ''}`

/** What the address asks for; the first page where that makes no sense. */
export function issuesPageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page > 1 ? page : 1
}

/** Where an issue is looked at: written, or watched once it leaves. */
export const addressOfIssue = ({ id, state }: Pick<ListedIssue, 'id' | 'state'>): string =>
  state === 'draft' || state === 'scheduled' ? issueAddress(id) : sendingAddress(id)

/** With the language that a phone shows. */
export const sendingAddressIn = (id: string, language: Language): string => `${sendingAddress(id)}?in=${language}`
