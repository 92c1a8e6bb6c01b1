import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { statusOf } from '#api/contract/values/errors.ts'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { issueLimits } from '#api/contract/values/staff/issues.ts'
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

/** A UTF-16 code unit is up to nine bytes of a form. What is a little too long arrives too, and comes back with a sentence. */
const formBytes = (letters: number) => 9 * letters + 131_072

/** Where browsers without scripts post whole texts. Bytes. */
const longForms = {
  '/admin/posts/:id/:language': formBytes(writingLimits.body),
  '/admin/newsletter/issues/:id': formBytes(issueLimits.blocks * issueLimits.words),
}

const LONG_FORM_TIME = 60_000 // milliseconds, on a slow line

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

  async function takeForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!isForm(request)) throw new AppError('unsupported_media_type')
    return sendPage(request, reply)
  }

  for (const address of addresses) {
    app.get(address, { onRequest: keepToOneself }, sendPage)
    app.post(address, { onRequest: keepToOneself, config: { crossSite: 'shown' } }, takeForm)
  }
  for (const [address, bodyLimit] of Object.entries(longForms)) {
    const config = { crossSite: 'shown', bodyTime: LONG_FORM_TIME } as const
    app.post(address, { onRequest: keepToOneself, bodyLimit, config }, takeForm)
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
