import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookies } from '#api/contract/page-cache.ts'
import { browserOf, systemOf } from '#api/contract/values/user-agent.ts'
import { AppError } from '#api/errors.ts'
import { requestLanguage } from '#api/http/request-language.ts'
import { userAgentOf } from '#api/http/requests/user-agent-of.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { StaffSessions } from '#api/services/staff/sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffContext | undefined // set on the staff's calls
  }
}

/** `token`: instead of the one in the cookie. */
export type OpenStaffContext = (request: FastifyRequest, reply: FastifyReply, token?: string) => Promise<StaffContext>

interface StaffContextDependencies {
  sessions: Pick<StaffSessions, 'read'>
  publicUrl: string
}

/** Reads the session's cookie; what is done with it may set another on the reply. */
export function createOpenStaffContext({ sessions, publicUrl }: StaffContextDependencies): OpenStaffContext {
  const isHttps = publicUrl.startsWith('https:')
  // The prefix binds it to this host, to HTTPS and to the whole site (RFC 6265bis).
  const name = isHttps ? sessionCookies[0] : sessionCookies[1]
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

  return async (request, reply, token = cookieNamed(name, request.headers.cookie)) => {
    const setCookie: StaffContext['setCookie'] = (cookie) => {
      reply.removeHeader('set-cookie')
      reply.header('set-cookie', `${name}=${cookie?.token ?? ''}; Max-Age=${cookie?.maxAge ?? 0}; ${attributes}`)
    }
    const live = token === undefined ? undefined : await sessions.read(token, setCookie)
    // So that the browser gets visitors' pages from the cache again. Not by a call: another window may have been given a new one meanwhile.
    if (token !== undefined && !live && !request.url.startsWith('/api/')) setCookie(undefined)
    const userAgent = userAgentOf(request)
    return {
      live,
      network: networkOf(request.ip),
      userAgent,
      device: `${browserOf(userAgent)}, ${systemOf(userAgent)}`,
      language: live && !saysLanguage(request) ? live.account.language : requestLanguage(request),
      setCookie,
    }
  }
}

/** The one door to the staff's calls: reads the session, and keeps what is answered out of every cache. */
export function readStaffSessions(scope: FastifyInstance, open: OpenStaffContext): void {
  scope.decorateRequest('staff', undefined)
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  scope.addHook('preHandler', async (request, reply) => {
    request.staff = await open(request, reply)
    request.language = request.staff.language
  })
}

export function staffOf({ staff }: FastifyRequest): StaffContext {
  if (!staff) throw new AppError('internal', { cause: new Error('A route of the staff is outside of their hook') })
  return staff
}

const saysLanguage = ({ url }: FastifyRequest) => /[?&]language=/.test(url)

function cookieNamed(name: string, header = ''): string | undefined {
  for (const pair of header.split(';')) {
    const end = pair.indexOf('=')
    if (end > 0 && pair.slice(0, end).trim() === name) return pair.slice(end + 1).trim() || undefined
  }
  return undefined
}
