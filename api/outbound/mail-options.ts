import type { Mail } from '#api/outbound/mail.ts'

/**
 * A mail in nodemailer's words. Addresses go as objects: nodemailer reads strings as lists of addresses.
 * The Message-ID comes from the outbox entry, so that a mail sent again after a crash is known as the same.
 */
export function mailOptions(mail: Mail, id: string) {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf('@') + 1)
  return {
    from: literalName(mail.from),
    // Whoever filled a form in named the reader of an automatic mail; D40 wants none of their words in it.
    to: [mail.automatic ? { name: '', address: mail.to.address } : literalName(mail.to)],
    ...(mail.replyTo && { replyTo: [literalName(mail.replyTo)] }),
    subject: literal(mail.subject),
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    date: new Date(mail.date),
    messageId: `<${id}@${domain}>`,
    headers: {
      'Content-Language': mail.language,
      ...(mail.automatic && { 'Auto-Submitted': 'auto-replied' }),
      ...(mail.oneClick && {
        'List-Unsubscribe': `<${mail.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Text that mail programs show as it is. nodemailer passes ready-made encoded words (`=?utf-8?Q?=0D=0A?=`) through, so
 * that a visitor's name could hold line breaks after all, which a program that decodes and forwards turns into headers.
 */
function literal(text: string): string {
  return text.replaceAll('=?', '= ?')
}

function literalName({ name, address }: Mail['from']): Mail['from'] {
  return { name: literal(name), address }
}
