import { Readable } from 'node:stream'
import { lazily } from '#api/lazily.ts'
import type { BulkMailer } from '#api/outbound/bulk/bulk-mailer.ts'
import { isRefusedConnection, smtpHanding } from '#api/outbound/bulk/smtp-handing.ts'
import type { Dkim } from '#api/outbound/dkim.ts'
import { mailOptions } from '#api/outbound/mail-options.ts'
import { SILENCE_TIMEOUT, smtpConnection } from '#api/outbound/smtp-connection.ts'

const CONNECTIONS = 10
const MAILS_A_CONNECTION = 500
/** Where the server counts connections, so that one too many soon makes room. */
const FEW_MAILS = 5
/** Milliseconds for which a server that had no room for a connection is believed. */
const NO_ROOM = 600_000

interface SmtpBulkOptions {
  dkim?: Dkim | undefined
  silenceTimeout?: number
}

interface Hold {
  mayEnd: () => Promise<boolean>
  isEnded: boolean
  error?: unknown
}

class Withheld extends Error {}

/**
 * Connections of its own, so that no other mail waits behind an issue; where the server takes no more of them, one fewer
 * than it takes, which is left to other mails. SMTP has one moment from which a mail can no longer
 * be called back, the dot that ends its text: until `mayEnd` has said yes, it is held back.
 */
export function createSmtpBulkMailer(
  url: string,
  { dkim, silenceTimeout = SILENCE_TIMEOUT }: SmtpBulkOptions = {},
): BulkMailer {
  const holds = new Map<string, Hold>()
  let limits: { maxConnections: number; maxMessages: number } | undefined // of the pool, once it is open
  let refusals = 0 // of connections
  let refusedAt = Number.NEGATIVE_INFINITY
  let close = () => {}
  const opened = lazily(async () => {
    const [{ createTransport }, { default: SmtpPool }] = await Promise.all([
      import('nodemailer'),
      import('nodemailer/lib/smtp-pool'),
    ])
    class HoldingPool extends SmtpPool {
      // Of all that changes a mail's text this comes last, after DKIM.
      override send(...[mail, callback]: Parameters<InstanceType<typeof SmtpPool>['send']>): boolean {
        const hold = holds.get(String(mail.data.messageId))
        if (hold) mail.message?.processFunc((text) => Readable.from(held(text, hold), { objectMode: false }))
        return super.send(mail, callback)
      }
    }
    const pool = new HoldingPool({
      ...smtpConnection(url, silenceTimeout),
      maxConnections: CONNECTIONS,
      maxMessages: MAILS_A_CONNECTION,
      // Whether a mail is tried again is decided where it is known what became of it.
      maxRequeues: 0,
    })
    close = () => pool.close()
    limits = pool.options
    return { transport: createTransport(pool), pool }
  })

  function fitIn(): void {
    if (performance.now() - refusedAt > NO_ROOM) refusals = 0
    if (!limits) return
    limits.maxConnections = refusals === 0 ? CONNECTIONS : Math.max(1, CONNECTIONS - refusals - 1)
    limits.maxMessages = refusals === 0 ? MAILS_A_CONNECTION : FEW_MAILS
  }

  return {
    async send(mail, id, { mayEnd, signal }) {
      const hold: Hold = { mayEnd, isEnded: false }
      const options = mailOptions(mail, id)
      holds.set(options.messageId, hold)
      try {
        const { transport } = await opened()
        fitIn()
        await transport.sendMail({ ...options, ...(dkim && { dkim }), signal })
        return { kind: 'taken' }
      } catch (error) {
        if (!hold.isEnded && (signal.aborted || hold.error !== undefined))
          return { kind: 'withheld', ...(!(hold.error instanceof Withheld) && { error: hold.error }) }
        if (isRefusedConnection(error)) {
          refusals++
          refusedAt = performance.now()
          fitIn()
        }
        return smtpHanding(error, hold.isEnded)
      } finally {
        holds.delete(options.messageId)
      }
    },

    async probe() {
      const { pool } = await opened()
      await pool.verify()
    },

    close: () => close(),
  }
}

/** Read only once the server is ready for the text. An error here closes the connection before the dot. */
async function* held(text: Readable, hold: Hold): AsyncGenerator<Buffer | string> {
  for await (const piece of text) yield piece
  try {
    if (!(await hold.mayEnd())) throw new Withheld('It must not go any more.')
  } catch (error) {
    hold.error = error
    throw error
  }
  hold.isEnded = true
}
