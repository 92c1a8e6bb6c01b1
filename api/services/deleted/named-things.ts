import type { DeletedThing } from '#api/contract/staff/deleted.ts'
import type { DeletedKind } from '#api/contract/values/staff/deleted.ts'
import type { Cover } from '#api/services/cover/cover.ts'
import { coveredAddress } from '#api/services/newsletter/covered-address.ts'
import type { DeletedRow } from '#api/store/staff/deleted.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

/** With what the list says of each, in the same order; what has gone meanwhile is left out. */
export async function namedThings(
  { deleted }: Pick<Stores, 'deleted'>,
  rows: readonly DeletedRow[],
  cover: Pick<Cover, 'nameOf'>,
  language: Language,
): Promise<DeletedThing[]> {
  const of = (kind: DeletedKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const [posts, messages, applications, subscribers, issues] = await Promise.all([
    deleted.posts(of('post')),
    deleted.messages(of('message')),
    deleted.applications(of('application')),
    deleted.subscribers(of('subscriber')),
    deleted.issues(of('issue')),
  ])

  return rows.flatMap(({ kind, id, deletedAt, goneAt, by }): DeletedThing[] => {
    const every = { id, deletedAt, goneAt, by: by ?? null }
    if (kind === 'post') {
      const translations = posts.get(id) ?? []
      const wanted = (own: Language | undefined) => translations.find((one) => one.language === own)
      const named = wanted(language) ?? wanted(translations[0]?.source_language) ?? translations[0]
      const languages = translations.map((one) => one.language)
      return [{ ...every, kind, title: named?.title ?? '', languages }]
    }
    if (kind === 'message') {
      const found = messages.get(id)
      if (!found) return []
      const { state, ...message } = found
      return [{ ...every, ...message, kind, isQuarantined: state === 'quarantined' }]
    }
    if (kind === 'application') {
      const found = applications.get(id)
      return found ? [{ ...every, ...found, name: cover.nameOf(found, language), kind }] : []
    }
    if (kind === 'issue') {
      const found = issues.get(id)
      return found ? [{ ...every, ...found, kind }] : []
    }
    const found = subscribers.get(id)
    if (!found) return []
    const { email, confirmed_at, ...subscriber } = found
    return [{ ...every, ...subscriber, kind, address: coveredAddress(email), isConfirmed: confirmed_at !== null }]
  })
}

export function nameOf(thing: DeletedThing): string {
  if (thing.kind === 'post') return thing.title
  if (thing.kind === 'issue') return thing.title || String(thing.number)
  return thing.kind === 'subscriber' ? thing.address : thing.name
}
