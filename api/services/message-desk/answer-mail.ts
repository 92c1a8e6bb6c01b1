import type { OrderedMail } from '#api/outbound/mail.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'
import type { StoredMessage } from '#api/store/messages.ts'
import { brand } from '#locales/brand.ts'

/** To the sender, in their language, in one thread with what they got before. */
export function createAnswerMail({ mailFrom, mailTo }: { mailFrom: string; mailTo: string }) {
  return (
    { name, email, language, message, receivedAt }: StoredMessage,
    { text, date, follows }: { text: string; date: number; follows: string[] },
  ): OrderedMail => ({
    template: 'contact-answer',
    props: { text, message, receivedAt },
    language,
    from: { name: brand.name, address: mailFrom },
    to: { name: oneLine(name), address: email },
    replyTo: { name: brand.name, address: mailTo },
    date,
    automatic: false,
    ...(follows.length > 0 && { follows }),
  })
}
