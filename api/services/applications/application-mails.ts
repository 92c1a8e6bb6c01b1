import type { ApplicationInput } from '#api/contract/applications.ts'
import type { FormMails } from '#api/outbound/mail.ts'
import { createFormMails } from '#api/services/outbox/form-mails.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'
import type { StoredApplication, StoredResume } from '#api/store/careers/applications.ts'

/** What somebody has sent, with the opening that it is for. */
export type AppliedFor = Omit<ApplicationInput, 'opening'> & Pick<StoredApplication, 'opening'>

/** Neither mail carries the résumé (D15, D40): inboxes never delete, and a stranger's file is opened with care. */
export function createApplicationMails(addresses: { mailFrom: string; mailTo: string }) {
  const formMails = createFormMails(addresses)
  return (
    { fullName, email, phone, interest, opening, message, language }: AppliedFor,
    { fileName: resume, risks }: StoredResume,
    receivedAt: number,
  ): FormMails => {
    const name = oneLine(fullName)
    return formMails({
      name,
      email,
      language,
      receivedAt,
      notification: {
        template: 'application-notification',
        props: {
          name,
          email,
          phone,
          interest,
          ...(opening && { opening: opening.title }),
          applicantLanguage: language,
          resume,
          risks,
          message,
        },
      },
      acknowledgement: { template: 'application-acknowledgement', props: { interest, receivedAt } },
    })
  }
}
