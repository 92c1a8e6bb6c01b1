import { lazily } from '#api/lazily.ts'
import type { Dkim } from '#api/outbound/dkim.ts'
import type { Mailer } from '#api/outbound/mail.ts'
import { mailOptions } from '#api/outbound/mail-options.ts'
import { SILENCE_TIMEOUT, smtpConnection } from '#api/outbound/smtp-connection.ts'
import { smtpRefusal } from '#api/outbound/smtp-refusal.ts'

interface SmtpOptions {
  dkim?: Dkim | undefined
  silenceTimeout?: number
}

/** `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string, { dkim, silenceTimeout = SILENCE_TIMEOUT }: SmtpOptions = {}): Mailer {
  let close = () => {}
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer')
    const opened = createTransport({
      ...smtpConnection(url, silenceTimeout),
      pool: true,
      // As many as concurrent deliveries (`api/services/outbox/outbox.ts`).
      maxConnections: 4,
      // Only for pooled connections that the server has closed; the outbox does other retries.
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
