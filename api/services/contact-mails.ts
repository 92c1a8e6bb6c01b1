import type { ContactInput } from '#api/contract/contact.ts'
import type { Mail } from '#api/outbound/mail.ts'
import { oneLine } from '#api/services/one-line.ts'
import type { Words } from '#api/words.ts'
import { brand } from '#locales/brand.ts'
import { defaultLanguage, type Language, languageNames } from '#locales/languages.ts'

interface ContactMailsDependencies {
  words: (language: Language) => Words
  /** The address automatic mails come from. */
  mailFrom: string
  /** The agency's own inbox. */
  mailTo: string
}

/** The two mails a contact message causes: one to the agency in its language, one back to the sender in theirs (D15). */
export function createContactMails({ words, mailFrom, mailTo }: ContactMailsDependencies) {
  const agency = { name: brand.name, address: mailFrom }
  return (message: ContactInput, receivedAt: number): Mail[] => {
    const sender = { name: oneLine(message.name), address: message.email }
    const inSenders = words(message.language)
    const inOurs = words(defaultLanguage)
    const parts = { name: sender.name, brand: brand.name, text: message.message }
    return [
      {
        from: agency,
        to: { name: brand.name, address: mailTo },
        replyTo: sender,
        subject: inOurs('mail:contact.notification.subject', {
          ...parts,
          purpose: inOurs(`contact-form:purposes.${message.purpose}`),
        }),
        text: inOurs('mail:contact.notification.text', {
          ...parts,
          email: message.email,
          language: languageNames[message.language],
          purpose: inOurs(`contact-form:purposes.${message.purpose}`),
        }),
        language: defaultLanguage,
        date: receivedAt,
        automatic: false,
      },
      {
        from: agency,
        to: sender,
        replyTo: { name: brand.name, address: mailTo },
        subject: inSenders('mail:contact.acknowledgement.subject', parts),
        text: inSenders('mail:contact.acknowledgement.text', parts),
        language: message.language,
        date: receivedAt,
        automatic: true,
      },
    ]
  }
}
