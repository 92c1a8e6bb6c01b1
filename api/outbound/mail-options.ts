import type { Mail } from '#api/outbound/mail.ts'

/** nodemailer parses strings as address lists: pass objects. The Message-ID identifies a mail that is sent twice. */
export function mailOptions(mail: Mail, id: string) {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf('@') + 1)
  const messageId = (outboxId: string) => `<${outboxId}@${domain}>`
  const { follows = [] } = mail
  const last = follows.at(-1)
  return {
    from: literalName(mail.from),
    // D40: an automatic mail contains no words of the form, which named its reader.
    to: [mail.automatic ? { name: '', address: mail.to.address } : literalName(mail.to)],
    ...(mail.replyTo && { replyTo: [literalName(mail.replyTo)] }),
    subject: literal(mail.subject),
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    date: new Date(mail.date),
    messageId: messageId(id),
    ...(last !== undefined && { inReplyTo: messageId(last), references: follows.map(messageId) }),
    headers: {
      'Content-Language': mail.language,
      ...(mail.automatic && { 'Auto-Submitted': 'auto-replied' }),
      ...(mail.listId && { 'List-Id': `<${mail.listId}>`, Precedence: 'bulk' }),
      ...(mail.oneClick && {
        'List-Unsubscribe': `<${mail.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** nodemailer passes encoded words (`=?utf-8?Q?=0D=0A?=`) through: they could smuggle line breaks into headers. */
function literal(text: string): string {
  return text.replaceAll('=?', '= ?')
}

function literalName({ name, address }: Mail['from']): Mail['from'] {
  return { name: literal(name), address }
}
