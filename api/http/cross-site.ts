import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#api/errors.ts'
import { isForm, isMultipart } from '#api/http/body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What becomes of a body that another site's page has sent. Refused, unless said: `shown` lets a form's own page
     * refuse it, so that the text comes back; `taken` is for calls whose secret proves enough.
     */
    crossSite?: 'shown' | 'taken'
  }
  interface FastifyRequest {
    /** Why the pages' client writes nothing for this request. */
    refusal: AppError | undefined
  }
}

const reading = ['GET', 'HEAD', 'OPTIONS', 'TRACE']

/** Refuses what a page of another site makes a visitor's browser send: one hook for every route, 403. */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin
  app.decorateRequest('refusal', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    if (reading.includes(request.method) || !isCrossSite(request.headers, own)) return done()
    const { crossSite } = request.routeOptions.config
    if (crossSite === 'taken') return done()
    const refusal = new AppError('cross_site')
    if (crossSite !== 'shown' || !isAnsweredWithPage(request)) return done(refusal)
    request.refusal = refusal
    done()
  })
}

/**
 * `Sec-Fetch-Site` is the browser's own word; every browser since 2023 says it over HTTPS and on localhost. The others
 * name the page's origin with every POST. What says neither (curl, a mail program) carries no visitor's rights, and passes.
 */
function isCrossSite(headers: FastifyRequest['headers'], own: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  return origin !== undefined && origin !== own && !isNumericHost(origin, host)
}

/**
 * True where the page came from this very server by its number or as localhost, whatever `PUBLIC_URL` says: the server at
 * work on somebody's desk. Never for another name, which anybody can point at this address (DNS rebinding).
 */
function isNumericHost(origin: string, host: string | undefined): boolean {
  const page = URL.canParse(origin) ? new URL(origin) : undefined
  if (!page || page.host !== host) return false
  return page.hostname === 'localhost' || isIP(page.hostname.replace(/^\[|\]$/g, '')) > 0
}

function isAnsweredWithPage(request: FastifyRequest): boolean {
  return isForm(request) || (isMultipart(request) && (request.headers.accept ?? '').includes('text/html'))
}
