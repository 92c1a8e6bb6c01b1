import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#api/errors.ts'

/** Characters of path and query. The longest that the site makes, a search of 200 letters, stays below it. */
const LONGEST_ADDRESS = 2000

/**
 * React Router backtracks over slashes: a fifth of a second for 2,000 of them, while nobody else is answered. No address
 * has more than one at its start and one at its end.
 */
const MOST_EMPTY_SEGMENTS = 10

/** Refuses what no page or call should have to look at. To be called before other hooks than those that set headers. */
export function checkRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const forwarded = headers['x-forwarded-for']
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded)
    if (!hasOneHost(request.raw)) return done(new AppError('bad_request'))
    if (isTooLong(request.originalUrl)) return done(new AppError('uri_too_long'))
    done(emptySegments(request.url) > MOST_EMPTY_SEGMENTS ? new AppError('not_found') : undefined)
  })
}

/** How often slash follows slash in the path. A backslash is one, too, to `URL` and so to the router. */
function emptySegments(url: string): number {
  const [path = ''] = url.split('?')
  return path.split(/[/\\]/).filter((segment) => segment === '').length
}

/** False for two Host headers, of which a proxy and this server might each believe another (RFC 9112, 3.2). */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts <= 1
}

/** True for an address that is refused with 414. */
export const isTooLong = (url = '') => url.length > LONGEST_ADDRESS

/** What the router is given of an address: the rest of one that is too long is refused before anything looks at it. */
export const shortened = (url: string) => url.slice(0, LONGEST_ADDRESS)

/** Some proxies add the client's port (`1.2.3.4:5678`, `[2001:db8::1]:443`), which would make each connection a visitor. */
function withoutPorts(forwarded: string): string {
  return forwarded
    .split(',')
    .map((part) => {
      const address = part.trim()
      if (address.startsWith('[')) return address.slice(1, address.includes(']') ? address.indexOf(']') : undefined)
      const [host = '', port, ...rest] = address.split(':')
      return port !== undefined && rest.length === 0 ? host : address
    })
    .join(', ')
}
