import type { StaffDraft } from '#api/contract/staff/calls.ts'
import { deletedKinds, deletedSorts } from '#api/contract/values/staff/deleted.ts'
import type { DeletedShown } from '#ui/blocks/staff/deleted/deleted-filter.tsx'
import { type DeletedThing, keyOf } from '#ui/blocks/staff/deleted/deleted-thing.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'

/** What the address asks for; what makes no sense is left out. */
export function deletedIn(query: URLSearchParams): DeletedShown {
  const kind = deletedKinds.find((each) => each === query.get('kind'))
  return { ...(kind && { kind }), sort: deletedSorts.find((each) => each === query.get('sort')) ?? 'soonest' }
}

export function deletedAddress({ kind, sort }: DeletedShown, page = 1, asked?: DeletedThing): string {
  const query = new URLSearchParams()
  if (kind) query.set('kind', kind)
  if (sort !== 'soonest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  if (asked) query.set('ask', keyOf(asked))
  return staffPlaces.deleted.href + (query.size > 0 ? `?${query}` : '')
}

/** A line a thing, as `chosenValue` writes them. */
export function thingsIn(values: string[]): StaffDraft<'restoreDeleted'>['things'] {
  return values
    .flatMap((value) => value.split('\n'))
    .flatMap((line) => {
      const [name, deletedAt, ...id] = line.split(' ')
      const kind = deletedKinds.find((each) => each === name)
      return kind ? [{ kind, deletedAt: Number(deletedAt), id: id.join(' ') }] : []
    })
}
