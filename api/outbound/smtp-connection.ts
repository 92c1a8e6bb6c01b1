import { isIP } from 'node:net'
import { isPublic } from '#api/outbound/calls/push-lookup.ts'

/** Milliseconds. Servers that scan before they confirm have the mail already when we hang up. */
export const SILENCE_TIMEOUT = 120_000
/** Milliseconds. Many servers count connections: one that is not used is left to mails of the other kind. */
const IDLE_TIMEOUT = 5000

/** What nodemailer reads from an address: who writes one has decided. */
const decisions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS']

/** Names that lead nowhere outside (RFC 6761, RFC 6762, RFC 8375), or that containers have. */
const privateName = /^[^.]+$|\.(localhost|local|internal|home\.arpa)$/i

/**
 * `smtp://` takes STARTTLS where it is offered, and whoever is on the way can leave the offer out: they would be given the
 * password and every link that signs staff in. To a server beyond the own network mail goes encrypted or not at all (RFC 8314).
 */
function smtpEncryption(url: string): { requireTLS?: true } {
  const { hostname, searchParams } = new URL(url)
  if (decisions.some((name) => searchParams.has(name))) return {}
  const host = hostname.replace(/^\[|\]$/g, '')
  const isOutside = isIP(host) === 0 ? !privateName.test(host) : isPublic(host)
  return isOutside ? { requireTLS: true } : {}
}

/** Options of nodemailer for the mail server at `url`; `silenceTimeout` in milliseconds. */
export function smtpConnection(url: string, silenceTimeout: number) {
  return {
    url,
    ...smtpEncryption(url),
    // Until after the greeting, which some servers keep strangers waiting for. One that cannot be reached takes as long.
    connectionTimeout: silenceTimeout,
    greetingTimeout: silenceTimeout,
    socketTimeout: silenceTimeout,
    idleTimeout: IDLE_TIMEOUT,
  }
}
