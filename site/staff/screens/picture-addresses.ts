import { type PictureShelf, pictureLimits, pictureRefusals, pictureShelves } from '#api/contract/values/pictures.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'

export interface PicturesShown {
  shelf: PictureShelf
  q: string
  page: number
}

/** What the address asks for; what makes no sense is left out. */
export function picturesIn(query: URLSearchParams): PicturesShown {
  const page = Number(query.get('page'))
  return {
    shelf: pictureShelves.find((shelf) => shelf === query.get('shelf')) ?? 'all',
    q: (query.get('q') ?? '').trim().slice(0, pictureLimits.search),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function picturesAddress({ shelf = 'all', q = '', page = 1 }: Partial<PicturesShown> = {}): string {
  const query = new URLSearchParams()
  if (shelf !== 'all') query.set('shelf', shelf)
  if (q) query.set('q', q)
  if (page > 1) query.set('page', String(page))
  return staffPlaces.pictures.href + (query.size > 0 ? `?${query}` : '')
}

export const pictureAddress = (id: string) => `${staffPlaces.pictures.href}/${id}`

/** What has become of a form without scripts (`api/routes/staff/picture-uploads.ts`). */
export function uploadsTold(query: URLSearchParams) {
  const added = Number(query.get('added'))
  const refused = query.getAll('refused').flatMap((told) => {
    const reason = pictureRefusals.find((each) => told.startsWith(`${each}:`))
    return reason ? [{ reason, name: told.slice(reason.length + 1) }] : []
  })
  return { added: Number.isSafeInteger(added) && added > 0 ? added : 0, refused }
}
