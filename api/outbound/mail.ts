import * as z from 'zod'

const mailbox = z.object({ name: z.string(), address: z.string() })

/** A mail as it waits in the outbox. Addresses are single and validated; names hold no control characters. */
export const mail = z.object({
  from: mailbox,
  to: mailbox,
  replyTo: mailbox.optional(),
  subject: z.string(),
  text: z.string(),
  language: z.string(),
  /** Milliseconds since 1970. */
  date: z.number(),
  /** An answer to something the reader did, so that mail programs do not answer it in turn (RFC 3834). */
  automatic: z.boolean(),
  /** Where one POST ends the subscription this mail belongs to (RFC 8058). */
  oneClick: z.url().optional(),
})

export type Mail = z.output<typeof mail>

/** Hands a mail over. Resolves once the other side has confirmed it; throws otherwise, also when `signal` ends it. */
export interface Mailer {
  send: (mail: Mail, id: string, signal?: AbortSignal) => Promise<void>
  close: () => void
}
