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

/** A sender that is not known (RFC 3463, X.1.7 and X.1.8), and how Google and Microsoft say that an account has sent enough for a day. */
const accountCodes = new Set(['5.1.7', '5.1.8', '5.4.5', '5.1.90'])

/** Our account may not send, or no more for now. Many say so only once a recipient is named. A mailbox that is full (5.2.2) is not ours. */
export function isAboutAccount(answer: string): boolean {
  const code = enhancedCode(answer)
  if (accountCodes.has(code) || /\b(?:sender address|client host) rejected\b/i.test(answer)) return true
  const isRate = /\b(?:daily|hourly|per (?:day|hour|minute)|\d+[ -]?h(?:ou)?rs?|sending|outgoing|relay)\b/i
  return !/^5\.[12]\./.test(code) && /\b(?:limit|quota)\b/i.test(answer) && isRate.test(answer)
}

/**
 * 5xx to recipient or text is final. To greeting, login or sender it is about our account, and so are some that come
 * later: retry, as with all else.
 */
export function smtpRefusal(cause: unknown): DeliveryError {
  const { success, data } = refusal.safeParse(cause)
  if (!success) return new DeliveryError(cause instanceof Error ? cause.message : String(cause), { cause })
  const { message, command, response, responseCode } = data
  const isFinal =
    responseCode >= 500 &&
    !isAboutRelay(response) &&
    !isAboutAccount(response) &&
    ((command === 'RCPT TO' && !aboutUs.test(response)) || (command === 'DATA' && responseCode !== 503))
  return new DeliveryError(`${command}: ${message}`, { isPermanent: isFinal, cause })
}
