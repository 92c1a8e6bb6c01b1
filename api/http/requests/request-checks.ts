import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#api/errors.ts'

const LONGEST_ADDRESS = 2000 // characters of path and query; a search of 200 letters fits

/** React Router backtracks over slashes: 2,000 of them block for a fifth of a second. */
const MOST_EMPTY_SEGMENTS = 10

/** The nearest proxies come last; fifteen kilobytes of others cost 5 ms a request. */
const MOST_HOPS = 20

/** Refuses malformed requests. Call before other hooks than those that set headers. */
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

/** Backslashes count: `URL`, and so the router, treats them as slashes. */
function emptySegments(url: string): number {
  const [path = ''] = url.split('?')
  return path.split(/[/\\]/).filter((segment) => segment === '').length
}

/** Two may be read differently by a proxy and this server, and without one only HTTP/1.0 is (RFC 9112, 3.2). */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

export const isTooLong = (url = '') => url.length > LONGEST_ADDRESS

/** The router sees no more of an address that is refused. */
export const shortened = (url: string) => url.slice(0, LONGEST_ADDRESS)

/** Some proxies add the port (`1.2.3.4:5678`, `[2001:db8::1]:443`), which would make each connection a visitor. */
function withoutPorts(forwarded: string): string {
  return forwarded
    .split(',')
    .slice(-MOST_HOPS)
    .map((part) => {
      const address = part.trim()
      if (address.startsWith('[')) return address.slice(1, address.includes(']') ? address.indexOf(']') : undefined)
      const [host = '', port, ...rest] = address.split(':')
      return port !== undefined && rest.length === 0 ? host : address
    })
    .join(', ')
}
