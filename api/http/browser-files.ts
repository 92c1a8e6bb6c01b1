import { readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documentHeaders } from '#api/http/security-headers.ts'

const day = 86_400
const year = 365 * day

/** `assets/` has content hashes in names and is immutable; pictures and icons are revalidated after a day. */
export async function browserFiles(app: FastifyInstance, folder: string): Promise<void> {
  const root = path.resolve(folder)
  const hashed = path.join(root, 'assets') + path.sep
  const worker = path.join(root, 'worker.js')
  const addresses = new Set(filesIn(root).map((file) => `/${file}`))
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(hashed)
      // A worker is bound by the policy of its own file.
      if (isHashed && !file.includes('worker')) for (const name of documentHeaders) reply.removeHeader(name)
      void reply.headers({
        'cache-control': isHashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`,
        // Browsers look here for a new version of the service worker.
        ...(file.startsWith(worker) && { 'cache-control': 'no-cache' }),
        ...(!isHashed && openToAll),
      })
    },
  })

  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const [address = ''] = request.url.split('?')
    return addresses.has(address) ? reply.sendFile(address) : reply.callNotFound()
  }
  // Wildcards: a route per file was a third of start-up and 20 MB.
  const routes = new Set([...addresses].map((address) => address.replace(/^(\/[^/]+\/).*/, '$1*')))
  for (const route of routes) app.get(route, { errorHandler: sendUnmet }, send)
}

/** Failed preconditions and ranges (RFC 9110, 15.5.13 and 15.5.17) are not the server's errors. */
function sendUnmet(error: FastifyError & { headers?: Record<string, string> }, _: FastifyRequest, reply: FastifyReply) {
  if (error.statusCode !== 412 && error.statusCode !== 416) throw error
  return reply
    .code(error.statusCode)
    .headers({ ...error.headers, 'cache-control': 'no-store' })
    .send()
}

/** Without dot files, which belong to the build, and compressed copies, which have no address. */
function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('.') && !/\.(br|gz)$/.test(file))
}

/** For other sites' link previews and the operator's image host (D31). Nothing here depends on who asks. */
export const openToAll = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }
