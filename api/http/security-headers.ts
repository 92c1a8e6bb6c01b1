import type { FastifyInstance } from 'fastify'

interface SecurityHeaderOptions {
  scriptHashes: string[]
  /** Only then may browsers be told to insist on HTTPS. */
  isHttps: boolean
  /** Origin that pictures come from while it answers (D31): they are shown from there, and its health is asked for. */
  imageHost?: string | undefined
  /** Only then may Google's script run (D18); it brings a frame along. */
  hasRecaptcha?: boolean
}

/** What Google names for reCAPTCHA v3; no more of its hosts than these folders. */
const recaptchaSources = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
}

/** Players of videos in articles: a visitor has to ask for each. */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * On every answer, the same each time, and none that says again what browsers do by themselves or the policy says better:
 * `frame-ancestors` stands for X-Frame-Options, and from a page that came by HTTPS no names are looked up ahead. Scripts
 * are allowed by hash, not by nonce, so that a page stays the same bytes for everyone. Styles keep 'unsafe-inline': Radix
 * locks the page's scroll with a style element it writes itself.
 */
export function securityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): void {
  const headers = headersFor(options)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** What concerns documents and workers alone. In front of forty small files it would weigh as much as they do. */
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
    // The form's sum is done in a worker (D18).
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
