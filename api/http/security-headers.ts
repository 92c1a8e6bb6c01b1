import type { FastifyInstance } from 'fastify'

interface SecurityHeaderOptions {
  scriptHashes: string[]
  isHttps: boolean // HSTS is sent over HTTPS only
  imageHost?: string | undefined // origin of pictures (D31), which the browser also probes
  hasRecaptcha?: boolean // allows Google's script and frame (D18)
}

/** As Google documents for reCAPTCHA v3. */
const recaptchaSources = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
}

const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Scripts are allowed by hash, so that pages stay cacheable. Styles need 'unsafe-inline' for Radix's scroll lock. */
export function securityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): void {
  const headers = headersFor(options)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** For documents and workers only: on forty small files they would weigh as much as the content. */
export const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
]

function headersFor({ scriptHashes, isHttps, imageHost, hasRecaptcha = false }: SecurityHeaderOptions) {
  const imageHosts = imageHost ? [imageHost] : []
  const google = hasRecaptcha ? recaptchaSources : { scripts: [], frames: [], connections: [] }
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...google.scripts],
    // Proof of work (D18).
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...imageHosts, ...google.connections],
    'frame-src': [...videoPlayers, ...google.frames],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
  }
}
