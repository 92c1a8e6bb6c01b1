import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { statusOf } from '#api/contract/values/errors.ts'
import { AppError } from '#api/errors.ts'
import { formOf, isForm } from '#api/http/body.ts'
import { compress } from '#api/http/compress.ts'
import type { Pages } from '#api/http/pages.ts'
import type { OpenStaffContext } from '#api/http/staff/staff-session.ts'
import type { StaffContext } from '#api/services/staff/context.ts'

export interface StaffPagesDependencies {
  pages: Pick<Pages, 'renderStaff'>
  openStaffContext: OpenStaffContext
  clientFor: (
    request: FastifyRequest,
    reply: FastifyReply,
    context: StaffContext,
    onRefused: (error: AppError) => void,
  ) => StaffClient
  limit: RenderLimit
  formLimit: RenderLimit
  publicUrl: string
}

const addresses = ['/admin', '/admin/*', '/analytics', '/analytics/*']

/** The staff's pages (specification 2): never cached, never indexed. Forms are posted to the page that shows them. */
export function staffPagesRoutes(app: FastifyInstance, dependencies: StaffPagesDependencies): void {
  const { pages, openStaffContext, clientFor, limit, formLimit, publicUrl } = dependencies

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = await openStaffContext(request, reply)
    const client = clientFor(request, reply, context, ({ retryAfter }) => {
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    })
    const asked = {
      path: request.url,
      client,
      language: context.language,
      theme: context.live?.account.theme ?? 'device',
      isInsecure: isInsecure(request, publicUrl),
    }
    const answer =
      request.method === 'POST'
        ? await formLimit(() => pages.renderStaff({ ...asked, method: 'POST', form: formOf(request) }), context.network)
        : await limit(() => pages.renderStaff({ ...asked, method: 'GET' }), context.network)
    const { refusal } = request
    reply.code(refusal ? statusOf[refusal.code] : answer.status).headers(answer.headers)
    return reply.send(await compress(request, reply, answer.body))
  }

  for (const address of addresses) {
    app.get(address, { onRequest: keepToOneself }, sendPage)
    app.post(address, { onRequest: keepToOneself, config: { crossSite: 'shown' } }, async (request, reply) => {
      if (!isForm(request)) throw new AppError('unsupported_media_type')
      return sendPage(request, reply)
    })
  }
}

/** By route, not by address: `/%61dmin` leads here too. The headers stay on errors. */
async function keepToOneself(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
}

/** Plain HTTP from another machine (D25). Behind a proxy its word counts, if it is trusted. */
function isInsecure(request: FastifyRequest, publicUrl: string): boolean {
  if (request.protocol === 'https' || publicUrl.startsWith('https:')) return false
  const host = request.hostname.replace(/^\[|\]$/g, '')
  const isThisMachine = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
  return !isThisMachine
}
