import * as z from 'zod'
import { DeliveryError } from '#api/outbound/delivery-error.ts'

/** What nodemailer's errors carry when the server answered: the command and the answer to it. */
const refusal = z.object({ message: z.string(), command: z.string(), response: z.string(), responseCode: z.number() })

/** Answers that are about us rather than about the mail: log in first, wrong order of commands, not from you (RFC 3463, X.7). */
const aboutUs = /^(503|530|5\d\d[ -]5\.7\.\d)/

/**
 * Puts an SMTP error into the outbox's words. A 5xx answer to the recipient or to the text is final; to the greeting, the
 * login or the sender it is about our account, which can be put right while the mail waits. All else is tried again.
 */
export function smtpRefusal(cause: unknown): DeliveryError {
  const { success, data } = refusal.safeParse(cause)
  if (!success) return new DeliveryError(cause instanceof Error ? cause.message : String(cause), { cause })
  const { message, command, response, responseCode } = data
  const isFinal =
    responseCode >= 500 &&
    ((command === 'RCPT TO' && !aboutUs.test(response)) || (command === 'DATA' && responseCode !== 503))
  return new DeliveryError(`${command}: ${message}`, { isPermanent: isFinal, cause })
}
