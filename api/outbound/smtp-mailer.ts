import { lazily } from '#api/lazily.ts'
import type { Dkim } from '#api/outbound/dkim.ts'
import type { Mailer } from '#api/outbound/mail.ts'
import { mailOptions } from '#api/outbound/mail-options.ts'
import { smtpRefusal } from '#api/outbound/smtp-refusal.ts'

const CONNECTION_TIMEOUT = 10_000
/** Longest silence of a connected mail server, in milliseconds. Many look for viruses before they confirm; hung up on then, they have the mail all the same. */
const SILENCE_TIMEOUT = 120_000

interface SmtpOptions {
  dkim?: Dkim | undefined
  silenceTimeout?: number
}

/** Delivers by SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string, { dkim, silenceTimeout = SILENCE_TIMEOUT }: SmtpOptions = {}): Mailer {
  let close = () => {}
  // nodemailer is loaded with the first mail: a server should open quickly.
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer')
    const opened = createTransport({
      url,
      pool: true,
      // As many as the outbox delivers at once (`api/services/outbox/outbox.ts`).
      maxConnections: 4,
      connectionTimeout: CONNECTION_TIMEOUT,
      greetingTimeout: silenceTimeout,
      socketTimeout: silenceTimeout,
      // Only for a kept connection that the server has ended meanwhile; trying again is the outbox's business otherwise.
      maxRequeues: 1,
      ...(dkim && { dkim }),
    })
    close = () => opened.close()
    return opened
  })
  return {
    async send(mail, id, signal) {
      try {
        const opened = await transport()
        await opened.sendMail({ ...mailOptions(mail, id), ...(signal && { signal }) })
      } catch (error) {
        throw smtpRefusal(error)
      }
    },
    close: () => close(),
  }
}
