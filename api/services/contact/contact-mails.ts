import type { ContactInput } from '#api/contract/contact.ts'
import type { FormMails } from '#api/outbound/mail.ts'
import { createFormMails } from '#api/services/outbox/form-mails.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'

export function createContactMails(addresses: { mailFrom: string; mailTo: string }) {
  const formMails = createFormMails(addresses)
  return ({ email, purpose, message, language, ...input }: ContactInput, receivedAt: number): FormMails => {
    const name = oneLine(input.name)
    return formMails({
      name,
      email,
      language,
      receivedAt,
      notification: {
        template: 'contact-notification',
        props: { name, email, purpose, senderLanguage: language, message },
      },
      acknowledgement: { template: 'contact-acknowledgement', props: { purpose, receivedAt } },
    })
  }
}
