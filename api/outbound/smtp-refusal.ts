import * as z from 'zod'
import { DeliveryError } from '#api/outbound/delivery-error.ts'

const refusal = z.object({ message: z.string(), command: z.string(), response: z.string(), responseCode: z.number() })

/** Answers about our account: log in first, wrong order of commands, sender refused (RFC 3463, X.7). */
const aboutUs = /^(503|530|5\d\d[ -]5\.7\.\d)/
/** So is “relay not permitted”, which Exim says without a code. */
export const aboutRelay = /\brelay(ing)?\b/i

/** 5xx to recipient or text is final. To greeting, login or sender it is about our account: retry, as with all else. */
export function smtpRefusal(cause: unknown): DeliveryError {
  const { success, data } = refusal.safeParse(cause)
  if (!success) return new DeliveryError(cause instanceof Error ? cause.message : String(cause), { cause })
  const { message, command, response, responseCode } = data
  const isFinal =
    responseCode >= 500 &&
    ((command === 'RCPT TO' && !aboutUs.test(response) && !aboutRelay.test(response)) ||
      (command === 'DATA' && responseCode !== 503))
  return new DeliveryError(`${command}: ${message}`, { isPermanent: isFinal, cause })
}
