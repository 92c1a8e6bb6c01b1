import type { MailContent } from '#api/contract/mail-order.ts'
import type { FormMails } from '#api/outbound/mail.ts'
import { acknowledgementLimits, hadRoom } from '#api/services/limits/mail-limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import type { Stores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'

interface PostedForm {
  name: string
  email: string
  language: Language
  receivedAt: number
  notification: MailContent
  acknowledgement: MailContent
}

/** The agency is notified in its language, the sender gets an acknowledgement in theirs (D15, D40). */
export function createFormMails({ mailFrom, mailTo }: { mailFrom: string; mailTo: string }) {
  const from = { name: brand.name, address: mailFrom }
  const agency = { name: brand.name, address: mailTo }
  return ({ name, email, language, receivedAt: date, notification, acknowledgement }: PostedForm): FormMails => {
    const replyTo = { name, address: email }
    const to = { name: '', address: email }
    return {
      notification: { ...notification, from, to: agency, replyTo, date, automatic: false, language: defaultLanguage },
      acknowledgement: { ...acknowledgement, from, to, replyTo: agency, date, automatic: true, language },
    }
  }
}

export interface QueuedMail {
  kind: keyof FormMails
  id: string // of the outbox
}

/** Call inside a transaction locked on the acknowledgement's limits: over them only that mail is dropped (D40). */
export async function queueFormMails(
  { outbox, rateHits }: Pick<Stores, 'outbox' | 'rateHits'>,
  { notification, acknowledgement }: FormMails,
  { rateLimits, newId, createdAt }: { rateLimits: RateLimits; newId: () => string; createdAt: number },
): Promise<QueuedMail[]> {
  const limits = acknowledgementLimits(acknowledgement.to.address)
  const mayAcknowledge = await hadRoom(rateLimits.take(rateHits, limits))
  const mails = [
    { kind: 'notification' as const, id: newId(), mail: notification },
    ...(mayAcknowledge ? [{ kind: 'acknowledgement' as const, id: newId(), mail: acknowledgement }] : []),
  ]
  await outbox.insert(...mails.map(({ id, mail }) => mailEntry(mail, { id, createdAt })))
  return mails.map(({ kind, id }) => ({ kind, id }))
}
