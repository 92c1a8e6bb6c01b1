import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#api/errors.ts'
import { isForm, isMultipart } from '#api/http/body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `shown`: the form's own page refuses, and keeps the text. `taken`: the call's secret proves enough. */
    crossSite?: 'shown' | 'taken'
  }
  interface FastifyRequest {
    refusal: AppError | undefined // thrown by the pages' client for every write
  }
}

const reading = ['GET', 'HEAD', 'OPTIONS', 'TRACE']

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

/** Older browsers send `Origin` with every POST. Clients with neither header (curl) carry no visitor's rights. */
function isCrossSite(headers: FastifyRequest['headers'], own: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  return origin !== undefined && origin !== own && !isNumericHost(origin, host)
}

/** Same server by IP address or localhost: development. Never another name, which could point here (DNS rebinding). */
function isNumericHost(origin: string, host: string | undefined): boolean {
  const page = URL.canParse(origin) ? new URL(origin) : undefined
  if (!page || page.host !== host) return false
  return page.hostname === 'localhost' || isIP(page.hostname.replace(/^\[|\]$/g, '')) > 0
}

function isAnsweredWithPage(request: FastifyRequest): boolean {
  return isForm(request) || (isMultipart(request) && (request.headers.accept ?? '').includes('text/html'))
}
