import { postOrders, postSorts } from '#api/contract/values/post-lists.ts'
import { projectCategories, sampleProjects } from '#locales/sample-projects.ts'
import { isStaffPath, plainPath } from '#site/address/addresses.ts'
import { pageQuery } from '#site/address/page-query.ts'
import { blogTypeParameters } from '#ui/blocks/blog/blog-types.ts'

const cacheablePath = /^\/(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+|(?:rss|atom|sitemap)\.xml|feed\.json|[a-z]{2}\.html)?$/
/** No searches or unknown values: a stranger could fill the cache with them. No tokens: they are private. */
const cacheableValues = new Map<string, readonly string[]>([
  ['type', Object.values(blogTypeParameters)],
  ['sort', postSorts],
  ['order', postOrders],
  ['category', projectCategories],
  ['project', sampleProjects.map(({ slug }) => slug)],
  ['sent', ['']],
])

export function cacheKey(address: string): string | undefined {
  const [path = '', search = ''] = address.split('?', 2)
  if (!cacheablePath.test(path) || isStaffPath(plainPath(path))) return undefined
  const query = pageQuery(path, search)
  return [...new URLSearchParams(query)].every(isCacheable) ? path + query : undefined
}

/** A page number beyond the last is an address that nobody has, which is not cached either. */
function isCacheable([name, value]: [string, string]): boolean {
  return name === 'page' ? /^[1-9]\d{0,4}$/.test(value) : Boolean(cacheableValues.get(name)?.includes(value))
}
