import { isIP } from 'node:net'
import { isPublic } from '#api/outbound/calls/push-lookup.ts'

/** What nodemailer reads from an address: who writes one has decided. */
const decisions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS']

/** Names that lead nowhere outside (RFC 6761, RFC 6762, RFC 8375), or that containers have. */
const privateName = /^[^.]+$|\.(localhost|local|internal|home\.arpa)$/i

/**
 * `smtp://` takes STARTTLS where it is offered, and whoever is on the way can leave the offer out: they would be given the
 * password and every link that signs staff in. To a server beyond the own network mail goes encrypted or not at all (RFC 8314).
 */
export function smtpEncryption(url: string): { requireTLS?: true } {
  const { hostname, searchParams } = new URL(url)
  if (decisions.some((name) => searchParams.has(name))) return {}
  const host = hostname.replace(/^\[|\]$/g, '')
  const isOutside = isIP(host) === 0 ? !privateName.test(host) : isPublic(host)
  return isOutside ? { requireTLS: true } : {}
}
