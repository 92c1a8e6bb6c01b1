import * as z from 'zod'
import type { Handing } from '#api/outbound/bulk/bulk-mailer.ts'
import { enhancedCode, isAboutAccount, isAboutRelay, isHardAnswer } from '#api/outbound/smtp-refusal.ts'

const failure = z.object({
  message: z.string(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})

type Failure = z.output<typeof failure>

/** Log in first, credentials wrong, wrong order of commands. */
const aboutUs = new Set([503, 530, 535])

/** What an error of nodemailer means. `isEnded`: the mail may have been handed over whole. */
export function smtpHanding(error: unknown, isEnded: boolean): Exclude<Handing, { kind: 'taken' | 'withheld' }> {
  const { data } = failure.safeParse(error)
  if (!data) return { kind: isEnded ? 'unanswered' : 'away', answer: String(error) }
  const { command = '', responseCode } = data
  const answer = data.response ?? data.message
  // After the dot only a refusal says that it was not taken (RFC 5321, 4.2.1); anything else may be about something before it.
  if (isEnded && !(responseCode !== undefined && responseCode >= 400 && (command === 'DATA' || responseCode === 421)))
    return { kind: 'unanswered', answer }
  if (responseCode === undefined) return withoutAnswer(data, answer)
  // A greeting, a login or a sender that is refused is not about whom the mail is to.
  const isOfRecipient = command === 'RCPT TO' || command === 'DATA'
  if (responseCode < 500)
    return isGreeting(data) || isOfLogin(command)
      ? { kind: 'away', answer }
      : // 421 ends the connection, and 4.7 with three digits is how large receivers say “slower”; before RCPT TO nobody is named.
        {
          kind: 'later',
          isWhole: responseCode === 421 || !isOfRecipient || /^\d{3} 4\.7\.\d{3}\b/.test(answer),
          answer,
        }
  const code = enhancedCode(answer)
  if (!isOfRecipient || aboutUs.has(responseCode) || isAboutAccount(answer, code)) return { kind: 'stopped', answer }
  if (command === 'DATA' && responseCode === 552 && !code.startsWith('5.2.')) return { kind: 'stopped', answer }
  // Of us or of one odd receiver: nobody is refused for it, and it stops nobody else.
  if (isAboutRelay(answer)) return { kind: 'later', isWhole: false, answer }
  // After the text, words without a code may be about the text.
  const isHard = (command === 'RCPT TO' || code !== '') && isHardAnswer(answer, code)
  return { kind: 'refused', isHard, code: code || String(responseCode), answer }
}

function withoutAnswer({ code, command }: Failure, answer: string): ReturnType<typeof smtpHanding> {
  // What nodemailer finds wrong with an address before it sends it.
  if (code === 'EENVELOPE') return { kind: 'refused', isHard: false, code: '5.1.3', answer }
  // Larger than the server has said that it takes, or no password where one is needed.
  if (code === 'EMESSAGE' || code === 'EAUTH') return { kind: 'stopped', answer }
  return { kind: 'away', answer: command ? `${command}: ${answer}` : answer }
}

/** For now: mostly there are too many of ours. */
export function isRefusedConnection(error: unknown): boolean {
  const { data } = failure.safeParse(error)
  return data !== undefined && isGreeting(data) && (data.responseCode ?? 0) < 500
}

const isGreeting = ({ code, command }: Failure) => code === 'EPROTOCOL' && command === 'CONN'
const isOfLogin = (command: string) => command.startsWith('AUTH') || /^(?:EHLO|HELO|STARTTLS)$/.test(command)
