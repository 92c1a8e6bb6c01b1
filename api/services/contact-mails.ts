import type { ContactInput } from '#api/contract/contact.ts'
import type { OrderedMail } from '#api/outbound/mail.ts'
import { oneLine } from '#api/services/one-line.ts'
import { brand } from '#locales/brand.ts'
import { defaultLanguage } from '#locales/languages.ts'

interface ContactMailsDependencies {
  /** The address automatic mails come from. */
  mailFrom: string
  /** The agency's own inbox. */
  mailTo: string
}

/** The two mails a contact message causes: one to the agency in its language, one back to the sender in theirs (D15). */
export function createContactMails({ mailFrom, mailTo }: ContactMailsDependencies) {
  const from = { name: brand.name, address: mailFrom }
  const agency = { name: brand.name, address: mailTo }
  return ({ email, purpose, message, language, ...input }: ContactInput, receivedAt: number): OrderedMail[] => {
    const name = oneLine(input.name)
    const sender = { name, address: email }
    return [
      {
        from,
        to: agency,
        replyTo: sender,
        date: receivedAt,
        automatic: false,
        template: 'contact-notification',
        props: { name, email, purpose, senderLanguage: language, message },
        language: defaultLanguage,
      },
      {
        from,
        to: sender,
        replyTo: agency,
        date: receivedAt,
        automatic: true,
        template: 'contact-acknowledgement',
        props: { name, message },
        language,
      },
    ]
  }
}
