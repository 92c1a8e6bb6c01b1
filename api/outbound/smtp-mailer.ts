import { createTransport } from 'nodemailer'
import type { Mailer } from '#api/outbound/mail.ts'
import { mailOptions } from '#api/outbound/mail-options.ts'

/** Longest silence of the mail server, in milliseconds. Well under the outbox's lease. */
const TIMEOUT = 10_000

/** Delivers by SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  })
  return {
    async send(mail, id) {
      await transport.sendMail(mailOptions(mail, id))
    },
    close: () => transport.close(),
  }
}
