import helmet from '@fastify/helmet'
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
 * On every answer. Scripts are allowed by hash, not by nonce, so that a page stays the same bytes for everyone.
 * Styles keep 'unsafe-inline': Radix locks the page's scroll with a style element it writes itself.
 */
export async function securityHeaders(
  app: FastifyInstance,
  { scriptHashes, isHttps, imageHost, hasRecaptcha = false }: SecurityHeaderOptions,
): Promise<void> {
  const imageHosts = imageHost ? [imageHost] : []
  const google = hasRecaptcha ? recaptchaSources : { scripts: [], frames: [], connections: [] }
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), payment=(), usb=()')
  })
}
