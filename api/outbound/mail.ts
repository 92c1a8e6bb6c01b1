import * as z from 'zod'
import { mailOrder } from '#api/contract/mail-order.ts'

const mailbox = z.object({ name: z.string(), address: z.string() })

/** Who and when. Addresses are single and validated; names hold no control characters. */
const envelope = z.object({
  from: mailbox,
  to: mailbox,
  replyTo: mailbox.optional(),
  /** Milliseconds since 1970. */
  date: z.number(),
  /** An answer to something the reader did, so that mail programs do not answer it in turn (RFC 3834). */
  automatic: z.boolean(),
  /** Where one POST ends the subscription this mail belongs to (RFC 8058). */
  oneClick: z.url().optional(),
})

/** A mail in words, ready to be handed over. */
export const mail = envelope.extend({
  subject: z.string(),
  text: z.string(),
  /** What mails that were stored before there were any HTML parts do not have. */
  html: z.string().optional(),
  language: z.string(),
})

export type Mail = z.output<typeof mail>

const orderedMail = z.intersection(envelope, mailOrder)

/** A mail as services put it into the outbox: its facts, without words. */
export type OrderedMail = z.output<typeof orderedMail>

/** What a posted form causes. */
export interface FormMails {
  /** To the agency, in its language and with all that was written. */
  notification: OrderedMail
  /** Back to the address in the form, in the form's language; it carries no free text of the form (D40). */
  acknowledgement: OrderedMail
}

/** A mail as it waits in the outbox: in facts, or in words as former versions of this server stored it. */
export const waitingMail = z.union([orderedMail, mail])

export type WaitingMail = z.output<typeof waitingMail>

/** Hands a mail over. Resolves once the other side has confirmed it; throws otherwise, also when `signal` ends it. */
export interface Mailer {
  send: (mail: Mail, id: string, signal?: AbortSignal) => Promise<void>
  close: () => void
}
