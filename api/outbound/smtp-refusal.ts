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

/** A sender that is not known (RFC 3463, X.1.7 and X.1.8), and how Google and Microsoft say that an account has sent enough. */
const accountCodes = new Set(['5.1.7', '5.1.8', '5.1.90', '5.2.252', '5.4.5'])
const account =
  /\b(?:(?:sender address|client host) rejected|sending (?:paused|suspended)|outgoing mail from|unusual sending activity|(?:not|a) verified|outgoing smtp|exceeded (?:the max|threshold)|too many (?:e-?mails|messages)|your (?:\w+ )?(?:limit|quota)|not authori[sz]ed|not allowed to send|request failed|failure sending mail)\b/i
const rate = /\b(?:rate|daily|hourly|monthly|per (?:day|hour|minute)|\d+[ -]?h(?:ou)?rs?|sending|outgoing|relay)\b/i
const bound = /\b(?:limit|quota)s?\b/i

/** Our account may not send, or no more for now. Many say so only once a recipient is named, and in words. A mailbox that is full is not ours. */
export function isAboutAccount(answer: string, code = enhancedCode(answer)): boolean {
  if (accountCodes.has(code) || answer.includes('STOREDRV.Submission')) return true
  if (/^5\.[12]\./.test(code)) return false
  const words = withoutNames(answer)
  return account.test(words) || (bound.test(words) && rate.test(words))
}

/** Addresses and hosts may be called anything. */
const withoutNames = (answer: string) =>
  answer
    .split(/\s+/)
    .filter((word) => !/[@<>]|\.\w/.test(word))
    .join(' ')

/** The mailbox or its domain is not there (RFC 3463, X.1.1 to X.1.3, X.1.6, X.1.10, X.4.4). */
const hardCodes = /^5\.(?:1\.(?:[1236]|10)|4\.4)$/
/** Codes that servers write for much: their words count. */
const vagueCodes = /\.0\.0$|^5\.(?:1\.0|5\.0|7\.1)$/
const mailbox = /\b(?:user|recipient|mailbox|account|address)\b/i
const gone =
  /\b(?:unknown|no such|no mailbox|not found|(?:not|doesn.t) exist|(?:doesn.t|does not) have an?|unrouteable|unavailable|invalid|inactive|disabled)\b/i
/** What a receiver may find wrong with who sends, and with a mailbox that is there. */
const ours =
  /\b(?:sender|sending|client|servers?|domain|ptr|r?dns|helo|ehlo|spf|dkim|dmarc|ip|mx|polic(?:y|ies)|block(?:ed)?|listed|verif(?:y|ied|ication)|your|full|quota|storage|space)\b/i

/**
 * Nobody will ever have a mail there. Whatever else a server says may be about us, and it is not the recipient who is left
 * out for it. `code` is the enhanced one.
 */
export function isHardAnswer(answer: string, code = enhancedCode(answer)): boolean {
  if (isAboutAccount(answer, code) || isAboutRelay(answer)) return false
  const words = withoutNames(answer)
  const isSaid = mailbox.test(words) && gone.test(words)
  if (code === '' || vagueCodes.test(code)) return /^55[0-4]\b/.test(answer) && isSaid && !ours.test(words)
  // Microsoft says 5.4.1 also of itself, and Google 5.2.1 of who gets many mails just now.
  if (code === '5.4.1') return /\brecipient\b/i.test(words)
  if (code === '5.2.1') return isSaid && !rate.test(words)
  return hardCodes.test(code) && !/\bsender\b/i.test(words)
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
    !isAboutAccount(response) &&
    ((command === 'RCPT TO' && !aboutUs.test(response) && !isAboutRelay(response)) ||
      (command === 'DATA' && responseCode !== 503))
  return new DeliveryError(`${command}: ${message}`, { isPermanent: isFinal, cause })
}
