import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { messageAges, messageLimits, messageShelves } from '#api/contract/values/staff/messages.ts'
import { languages } from '#locales/languages.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import type { MessageConditions } from '#ui/blocks/staff/messages/message.ts'

export interface MessagesShown extends MessageConditions {
  page?: number | undefined
}

/** What the address asks for; what makes no sense is left out. */
export function messagesIn(query: URLSearchParams): MessagesShown {
  const text = (name: string) => query.get(name)?.trim() || undefined
  const shelf = messageShelves.find((each) => each === query.get('shelf'))
  const q = text('q')?.slice(0, messageLimits.search)
  const purpose = contactPurposes.find((each) => each === query.get('purpose'))
  const language = languages.find((each) => each === query.get('in'))
  const age = messageAges.find((each) => each === query.get('age'))
  const of = text('of')?.slice(0, 100)
  const page = Number(query.get('page'))
  return {
    ...(shelf && shelf !== 'open' && { shelf }),
    ...(q && { q }),
    ...(purpose && { purpose }),
    ...(language && { in: language }),
    ...(age && { age }),
    ...(of && { of }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  }
}

export const messagesAddress = (shown: MessagesShown = {}) => staffPlaces.messages.href + queryOf(shown)

/** With the list that it stands beside. */
export const messageAddress = (id: string, shown: MessagesShown = {}) =>
  `${staffPlaces.messages.href}/${encodeURIComponent(id)}${queryOf(shown)}`

function queryOf(shown: MessagesShown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) if (value) query.set(name, String(value))
  if (query.get('shelf') === 'open') query.delete('shelf')
  if (query.get('page') === '1') query.delete('page')
  return query.size > 0 ? `?${query}` : ''
}
