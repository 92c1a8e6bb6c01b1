import { staffPaths } from '#api/contract/page-cache.ts'
import { plainPath } from '#site/address/addresses.ts'
import { pageQuery } from '#site/address/page-query.ts'

/** Pages, lists, feeds and the sitemap, in their usual spelling. */
const cacheablePath = /^\/(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+|(?:rss|atom|sitemap)\.xml|feed\.json)?$/
/** Searches, and what only one visitor has: they have no end of values, or are nobody else's business. */
const uncacheable = ['q', 'token', 'preview']

/**
 * What the cache knows an address by: its path, and what its page reads of the query. Undefined for addresses that are
 * never cached: the staff area, searches, odd spellings.
 */
export function cacheKey(address: string): string | undefined {
  const [path = '', search = ''] = address.split('?', 2)
  if (!cacheablePath.test(path) || isStaffPath(plainPath(path))) return undefined
  const query = pageQuery(path, search)
  const isSimple = [...new URLSearchParams(query)].every(
    ([name, value]) => !uncacheable.includes(name) && /^[a-z0-9-]{0,60}$/.test(value),
  )
  return isSimple ? path + query : undefined
}

function isStaffPath(path: string): boolean {
  return staffPaths.some((staff) => path === staff || path.startsWith(`${staff}/`))
}
