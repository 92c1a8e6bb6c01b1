import { isStaffPath, plainPath } from '#site/address/addresses.ts'
import { pageQuery } from '#site/address/page-query.ts'

const cacheablePath = /^\/(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+|(?:rss|atom|sitemap)\.xml|feed\.json)?$/
/** Searches have no end of values; the others belong to one visitor. */
const uncacheable = ['q', 'token', 'preview']

export function cacheKey(address: string): string | undefined {
  const [path = '', search = ''] = address.split('?', 2)
  if (!cacheablePath.test(path) || isStaffPath(plainPath(path))) return undefined
  const query = pageQuery(path, search)
  const isSimple = [...new URLSearchParams(query)].every(
    ([name, value]) => !uncacheable.includes(name) && /^[a-z0-9-]{0,60}$/.test(value),
  )
  return isSimple ? path + query : undefined
}
