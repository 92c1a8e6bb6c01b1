import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface SecurityHeaderOptions {
  scriptHashes: string[]
  /** Only then may browsers be told to insist on HTTPS. */
  isHttps: boolean
  /** Origin that pictures come from while it answers (D31): they are shown from there, and its health is asked for. */
  imageHost?: string | undefined
}

/**
 * On every answer. Scripts are allowed by hash, not by nonce, so that a page stays the same bytes for everyone.
 * Styles keep 'unsafe-inline': Radix locks the page's scroll with a style element it writes itself.
 */
export async function securityHeaders(
  app: FastifyInstance,
  { scriptHashes, isHttps, imageHost }: SecurityHeaderOptions,
): Promise<void> {
  const imageHosts = imageHost ? [imageHost] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...imageHosts],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...imageHosts],
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
