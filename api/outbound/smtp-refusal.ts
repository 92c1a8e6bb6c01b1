import * as z from 'zod'
import { DeliveryError } from '#api/outbound/delivery-error.ts'

const refusal = z.object({ message: z.string(), command: z.string(), response: z.string(), responseCode: z.number() })

/** Answers about our account: log in first, wrong order of commands, sender refused (RFC 3463, X.7). */
const aboutUs = /^(503|530|5\d\d[ -]5\.7\.\d)/

/** Such as 5.1.1 (RFC 2034); empty when there is none. */
export function enhancedCode(answer: string): string {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1] ?? ''
}

/** The word, in no address or name of a host, and not of a “relay recipient table”. */
const relay = /(?<![\w@.-])relay(?:ing)?(?![\w@-]|\.\w| recipient)/i

/** “Relay not permitted” is about our account too, and Exim says it without a code. With another, as in “5.1.1 User unknown in relay recipient table”, it is not. */
export function isAboutRelay(answer: string): boolean {
  const code = enhancedCode(answer)
  return (code === '' || code.startsWith('5.7.')) && relay.test(answer)
}

/** 5xx to recipient or text is final. To greeting, login or sender it is about our account: retry, as with all else. */
export function smtpRefusal(cause: unknown): DeliveryError {
  const { success, data } = refusal.safeParse(cause)
  if (!success) return new DeliveryError(cause instanceof Error ? cause.message : String(cause), { cause })
  const { message, command, response, responseCode } = data
  const isFinal =
    responseCode >= 500 &&
    ((command === 'RCPT TO' && !aboutUs.test(response) && !isAboutRelay(response)) ||
      (command === 'DATA' && responseCode !== 503))
  return new DeliveryError(`${command}: ${message}`, { isPermanent: isFinal, cause })
}
