import type { Mail } from '#api/outbound/mail.ts'

/**
 * A mail in nodemailer's words. Addresses go as objects: nodemailer reads strings as lists of addresses.
 * The Message-ID comes from the outbox entry, so that a mail sent again after a crash is known as the same.
 */
export function mailOptions(mail: Mail, id: string) {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf('@') + 1)
  return {
    from: mail.from,
    to: [mail.to],
    ...(mail.replyTo && { replyTo: [mail.replyTo] }),
    subject: mail.subject,
    text: mail.text,
    date: new Date(mail.date),
    messageId: `<${id}@${domain}>`,
    headers: {
      'Content-Language': mail.language,
      ...(mail.automatic && { 'Auto-Submitted': 'auto-replied' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
