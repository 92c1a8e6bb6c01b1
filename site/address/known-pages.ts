import { matchPath, type RouteObject } from 'react-router-dom'
import type { KnowPage } from '#api/contract/known-page.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { localPath, prefixOf } from '#site/address/addresses.ts'

/** Tells pages of the site from invented addresses, so that statistics name no others, and each by one spelling only. */
export function createKnownPages(routes: RouteObject[]): KnowPage {
  const patterns = routes
    .flatMap(({ children = [] }) => children)
    .flatMap(({ children = [] }) => children)
    .flatMap(({ path = '' }) => (path === '*' ? [] : [path]))
  const plain = new Set(patterns.filter((pattern) => !pattern.includes(':')))
  const variable = [...new Set(patterns.filter((pattern) => pattern.includes(':')))]

  return (path) => {
    const language = prefixOf(path)
    if (!language) return undefined
    const rest = path.slice(language.length + 2).replace(/\/$/, '')
    const page = localPath(`/${rest}`, language)
    if (plain.has(rest)) return { page }
    // The router takes any number of them for one.
    if (rest.endsWith('/') || rest.includes('//')) return undefined
    for (const pattern of variable) {
      const params = matchPath({ path: pattern, caseSensitive: true }, `/${rest}`)?.params
      if (!params) continue
      if (params['type'] !== undefined) return postTypes.some((type) => type === params['type']) ? { page } : undefined
      if (pattern.includes('/draft/')) return { page: localPath(`/${pattern.replace('/:slug', '')}`, language) }
      return { page, ...(params['slug'] && { post: { language, slug: params['slug'] } }) }
    }
    return undefined
  }
}
