import path from 'node:path'
import type { FastifyStaticOptions } from '@fastify/static'

const day = 86_400
const year = 365 * day

/**
 * How the built browser files are served. What lies in `assets/` has a hash of its content in its name and is kept for
 * good; a picture or an icon keeps its name when it changes, so browsers ask again after a day.
 */
export function browserFiles(folder: string): FastifyStaticOptions {
  const root = path.resolve(folder)
  const hashed = path.join(root, 'assets') + path.sep
  return {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(hashed)
      void reply.headers({
        'cache-control': isHashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`,
        ...(!isHashed && openToAll),
      })
    },
  }
}

/**
 * Pictures are shown by other sites' link previews, and by ours from the operator's image host, which passes our headers
 * on (D31). Nothing here depends on who asks.
 */
export const openToAll = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }
