import type { ApplicationInput } from '#api/contract/applications.ts'
import type { FormMails } from '#api/outbound/mail.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'
import type { StoredResume } from '#api/store/applications.ts'
import { brand } from '#locales/brand.ts'
import { defaultLanguage } from '#locales/languages.ts'

interface ApplicationMailsDependencies {
  mailFrom: string
  mailTo: string
}

/** Neither mail carries the résumé (D15, D40): inboxes never delete, and a stranger's file is opened with care. */
export function createApplicationMails({ mailFrom, mailTo }: ApplicationMailsDependencies) {
  const from = { name: brand.name, address: mailFrom }
  const agency = { name: brand.name, address: mailTo }
  return (
    { fullName, email, phone, interest, message, language }: ApplicationInput,
    { fileName: resume, risks }: StoredResume,
    receivedAt: number,
  ): FormMails => {
    const name = oneLine(fullName)
    return {
      notification: {
        from,
        to: agency,
        replyTo: { name, address: email },
        date: receivedAt,
        automatic: false,
        template: 'application-notification',
        props: { name, email, phone, interest, applicantLanguage: language, resume, risks, message },
        language: defaultLanguage,
      },
      acknowledgement: {
        from,
        to: { name: '', address: email },
        replyTo: agency,
        date: receivedAt,
        automatic: true,
        template: 'application-acknowledgement',
        props: { interest, receivedAt },
        language,
      },
    }
  }
}
