import type { ContactInput } from '#api/contract/contact.ts'
import type { FormMails } from '#api/outbound/mail.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'
import { brand } from '#locales/brand.ts'
import { defaultLanguage } from '#locales/languages.ts'

interface ContactMailsDependencies {
  mailFrom: string
  mailTo: string
}

export function createContactMails({ mailFrom, mailTo }: ContactMailsDependencies) {
  const from = { name: brand.name, address: mailFrom }
  const agency = { name: brand.name, address: mailTo }
  return ({ email, purpose, message, language, ...input }: ContactInput, receivedAt: number): FormMails => {
    const name = oneLine(input.name)
    return {
      notification: {
        from,
        to: agency,
        replyTo: { name, address: email },
        date: receivedAt,
        automatic: false,
        template: 'contact-notification',
        props: { name, email, purpose, senderLanguage: language, message },
        language: defaultLanguage,
      },
      acknowledgement: {
        from,
        to: { name: '', address: email },
        replyTo: agency,
        date: receivedAt,
        automatic: true,
        template: 'contact-acknowledgement',
        props: { purpose, receivedAt },
        language,
      },
    }
  }
}
