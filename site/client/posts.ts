import * as z from 'zod/mini'
import type { SiteClient } from '#api/contract/client.ts'
import { post, postAddresses, postList } from '#api/contract/posts.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { call } from '#site/client/call.ts'

export const listPosts: SiteClient['listPosts'] = ({ language, q, type, sort, order, page }) => {
  const query = new URLSearchParams({ language, sort, order, page: String(page) })
  if (q) query.set('q', q)
  if (type) query.set('type', type)
  return call(`${apiPaths.posts}?${query}`, { method: 'GET', answer: postList })
}

const elsewhere = z.object({ addresses: postAddresses })

/** For a former slug the server redirects, and `fetch` follows. */
export const readPost: SiteClient['readPost'] = async ({ language, slug, preview }) => {
  const query = new URLSearchParams({ language, ...(preview !== undefined && { preview }) })
  const path = `${apiPaths.posts}/${encodeURIComponent(slug)}?${query}`
  const result = await call(path, { method: 'GET', answer: z.union([post, elsewhere]), alsoStatus: 404 })
  if (!result.ok) return result
  if (!('slug' in result.answer)) return { ok: true, answer: { status: 'missing', addresses: result.answer.addresses } }
  if (result.answer.slug !== slug) return { ok: true, answer: { status: 'moved', slug: result.answer.slug } }
  return { ok: true, answer: { status: 'found', post: result.answer } }
}
