import * as z from 'zod'
import { mailOrder } from '#api/contract/mail-order.ts'

const mailbox = z.object({ name: z.string(), address: z.string() })

/** Addresses are single and validated; names have no control characters. */
const envelope = z.object({
  from: mailbox,
  to: mailbox,
  replyTo: mailbox.optional(),
  date: z.number(),
  automatic: z.boolean(), // marks auto-replies, so that mail programs do not answer them (RFC 3834)
  follows: z.array(z.string()).optional(), // outbox ids of the mails that it goes on from, the oldest first
  oneClick: z.url().optional(), // one-click unsubscribe (RFC 8058)
  listId: z.string().optional(), // of a mailing list (RFC 2919), without brackets; its mails are marked as bulk
})

export const mail = envelope.extend({
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(), // missing in mails stored before there were HTML parts
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
