import * as z from 'zod'
import { mailOrder } from '#api/contract/mail-order.ts'

const mailbox = z.object({ name: z.string(), address: z.string() })

/** Addresses are single and validated; names have no control characters. */
const envelope = z.object({
  from: mailbox,
  to: mailbox,
  replyTo: mailbox.optional(),
  date: z.number(),
  /** Marks auto-replies, so that mail programs do not answer them (RFC 3834). */
  automatic: z.boolean(),
  /** One-click unsubscribe (RFC 8058). */
  oneClick: z.url().optional(),
})

export const mail = envelope.extend({
  subject: z.string(),
  text: z.string(),
  /** Missing in mails stored before there were HTML parts. */
  html: z.string().optional(),
  language: z.string(),
})

export type Mail = z.output<typeof mail>

const orderedMail = z.intersection(envelope, mailOrder)

export type OrderedMail = z.output<typeof orderedMail>

export interface FormMails {
  notification: OrderedMail // to the agency, with all that was written
  acknowledgement: OrderedMail // to the address in the form, without its free text (D40)
}

/** Facts, or rendered text from earlier versions. */
export const waitingMail = z.union([orderedMail, mail])

export type WaitingMail = z.output<typeof waitingMail>

/** Resolves on confirmation; throws otherwise, also on abort. */
export interface Mailer {
  send: (mail: Mail, id: string, signal?: AbortSignal) => Promise<void>
  close: () => void
}
