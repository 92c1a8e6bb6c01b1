import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import type { StaffCallName } from '#api/contract/staff/calls.ts'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { statusOf } from '#api/contract/values/errors.ts'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { issueLimits } from '#api/contract/values/staff/issues.ts'
import { AppError } from '#api/errors.ts'
import { formOf, isForm } from '#api/http/body.ts'
import { compress } from '#api/http/compress.ts'
import { FORM_BYTES } from '#api/http/forms.ts'
import type { Pages } from '#api/http/pages.ts'
import type { OpenStaffContext } from '#api/http/staff/staff-session.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { StaffCalls } from '#api/services/staff/staff-calls.ts'

export interface StaffPagesDependencies {
  pages: Pick<Pages, 'renderStaff'>
  openStaffContext: OpenStaffContext
  staff: Pick<StaffCalls, 'expectRight'>
  clientFor: (
    request: FastifyRequest,
    reply: FastifyReply,
    context: StaffContext,
    onRefused: (error: AppError) => void,
  ) => StaffClient
  limit: RenderLimit // for who is not signed in
  staffLimit: RenderLimit
  formLimit: RenderLimit
  publicUrl: string
}

const addresses = ['/admin', '/admin/*', '/analytics', '/analytics/*']

/** A UTF-16 code unit is up to nine bytes of a form. What is a little too long arrives too, and comes back with a sentence. */
const formBytes = (letters: number) => 9 * letters + FORM_BYTES

/** Where browsers without scripts post whole texts, in bytes, and the call that they lead to. */
const longForms = {
  '/admin/posts/:id/:language': { bodyLimit: formBytes(writingLimits.body), call: 'savePost' },
  '/admin/newsletter/issues/:id': { bodyLimit: formBytes(issueLimits.blocks * issueLimits.words), call: 'saveIssue' },
} as const

const LONG_FORM_TIME = 60_000 // milliseconds, on a slow line

/** The staff's pages (specification 2): never cached, never indexed. Forms are posted to the page that shows them. */
export function staffPagesRoutes(app: FastifyInstance, dependencies: StaffPagesDependencies): void {
  const { pages, openStaffContext, staff, clientFor, limit, staffLimit, formLimit, publicUrl } = dependencies

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
        : await (context.live ? staffLimit : limit)(
            () => pages.renderStaff({ ...asked, method: 'GET' }),
            context.network,
          )
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
  for (const [address, { bodyLimit, call }] of Object.entries(longForms)) {
    const config = { crossSite: 'shown', bodyTime: LONG_FORM_TIME } as const
    const onRequest = [keepToOneself, answerWhoMayNot(call)]
    app.post(address, { onRequest, bodyLimit, config }, takeForm)
  }

  /** Before three megabytes are read: with the page that they get anyway, as if nothing had been written. */
  function answerWhoMayNot(call: StaffCallName) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        staff.expectRight(call, await openStaffContext(request, reply))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return await sendPage(request, reply)
      }
    }
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
