import { readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documentHeaders } from '#api/http/security-headers.ts'

const day = 86_400
const year = 365 * day

/**
 * Serves the built browser files. What lies in `assets/` has a hash of its content in its name and is kept for good; a
 * picture or an icon keeps its name when it changes, so browsers ask again after a day.
 */
export async function browserFiles(app: FastifyInstance, folder: string): Promise<void> {
  const root = path.resolve(folder)
  const hashed = path.join(root, 'assets') + path.sep
  const worker = path.join(root, 'worker.js')
  const addresses = new Set(filesIn(root).map((file) => `/${file}`))
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    // The build has put a brotli and a gzip file beside each text.
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(hashed)
      // A worker lives under the policy that its own file brings.
      if (isHashed && !file.includes('worker')) for (const name of documentHeaders) reply.removeHeader(name)
      void reply.headers({
        'cache-control': isHashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`,
        // Browsers look here for a new version of what is at work already.
        ...(file.startsWith(worker) && { 'cache-control': 'no-cache' }),
        ...(!isHashed && openToAll),
      })
    },
  })

  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const [address = ''] = request.url.split('?')
    return addresses.has(address) ? reply.sendFile(address) : reply.callNotFound()
  }
  // Not one for each of a thousand files: those were a third of a start, and 20 MB.
  const routes = new Set([...addresses].map((address) => address.replace(/^(\/[^/]+\/).*/, '$1*')))
  for (const route of routes) app.get(route, { errorHandler: sendUnmet }, send)
}

/**
 * A precondition that fails, or a range that the file does not have (RFC 9110, 15.5.13 and 15.5.17): the status says it all,
 * and it is no fault of the server's.
 */
function sendUnmet(error: FastifyError & { headers?: Record<string, string> }, _: FastifyRequest, reply: FastifyReply) {
  if (error.statusCode !== 412 && error.statusCode !== 416) throw error
  return reply
    .code(error.statusCode)
    .headers({ ...error.headers, 'cache-control': 'no-store' })
    .send()
}

/** Without what begins with a dot, which is the build's own, and without compressed copies, which have no address. */
function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('.') && !/\.(br|gz)$/.test(file))
}

/**
 * Pictures are shown by other sites' link previews, and by ours from the operator's image host, which passes our headers
 * on (D31). Nothing here depends on who asks.
 */
export const openToAll = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }
