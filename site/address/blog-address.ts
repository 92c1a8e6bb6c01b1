import { type PostType, postOrders, postSorts, postTypes } from '#api/contract/values/post-lists.ts'
import { plainPath } from '#site/address/addresses.ts'
import { type BlogQuery, blogTypeParameters } from '#ui/blocks/blog/blog-types.ts'

/** Parses the query of a list. Unknown values count as not given (specification 2, 3). */
export function blogQueryOf(search: URLSearchParams, type?: PostType): BlogQuery {
  const shown = type ?? postTypes.find((candidate) => blogTypeParameters[candidate] === search.get('type'))
  return {
    q: (search.get('q') ?? '').trim().slice(0, 200),
    ...(shown && { type: shown }),
    sort: postSorts.find((sort) => sort === search.get('sort')) ?? 'featured',
    order: postOrders.find((order) => order === search.get('order')) ?? 'newest',
  }
}

export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

export function isBlogList(pathname: string): boolean {
  return /^\/blog(\/type\/[^/]+)?$/.test(plainPath(pathname))
}

/** Also true of drafts. */
export function isBlogPost(pathname: string): boolean {
  return plainPath(pathname).startsWith('/blog/app/')
}

export function blogAddress({ q, type, sort, order }: BlogQuery, page = 1): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (sort !== 'featured') search.set('sort', sort)
  if (order !== 'newest') search.set('order', order)
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return `/blog${type ? `/type/${type}` : ''}${query && `?${query}`}`
}
