import type { ApplicationInput } from '#api/contract/applications.ts'
import type { Mail } from '#api/outbound/mail.ts'
import { oneLine } from '#api/services/one-line.ts'
import type { StoredResume } from '#api/store/applications.ts'
import type { Words } from '#api/words.ts'
import { brand } from '#locales/brand.ts'
import { defaultLanguage, type Language, languageNames } from '#locales/languages.ts'

interface ApplicationMailsDependencies {
  words: (language: Language) => Words
  /** The address automatic mails come from. */
  mailFrom: string
  /** The agency's own inbox. */
  mailTo: string
}

/**
 * The two mails an application causes: one to the agency in its language, one back to the applicant in theirs (D15).
 * The résumé is in neither: an inbox keeps what it gets for ever, and a stranger's file is opened with care.
 */
export function createApplicationMails({ words, mailFrom, mailTo }: ApplicationMailsDependencies) {
  const agency = { name: brand.name, address: mailFrom }
  return (application: ApplicationInput, resume: StoredResume, receivedAt: number): Mail[] => {
    const applicant = { name: oneLine(application.fullName), address: application.email }
    const inTheirs = words(application.language)
    const inOurs = words(defaultLanguage)
    const parts = { name: applicant.name, brand: brand.name, text: application.message, resume: resume.fileName }
    const interest = inOurs(`application-form:interests.${application.interest}`)
    return [
      {
        from: agency,
        to: { name: brand.name, address: mailTo },
        replyTo: applicant,
        subject: inOurs('mail:application.notification.subject', { ...parts, interest }),
        text: inOurs('mail:application.notification.text', {
          ...parts,
          interest,
          email: application.email,
          phone: application.phone || '–',
          language: languageNames[application.language],
        }),
        language: defaultLanguage,
        date: receivedAt,
        automatic: false,
      },
      {
        from: agency,
        to: applicant,
        replyTo: { name: brand.name, address: mailTo },
        subject: inTheirs('mail:application.acknowledgement.subject', parts),
        text: inTheirs('mail:application.acknowledgement.text', parts),
        language: application.language,
        date: receivedAt,
        automatic: true,
      },
    ]
  }
}
