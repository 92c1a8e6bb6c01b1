import { once } from 'node:events'
import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  /** The envelope: who it was really handed over for. */
  recipients: string[]
  mail: Email
  /** Byte for byte, as Latin-1. */
  raw: string
}

interface Rules extends SMTPServerOptions {
  /** Awaited after the whole mail has come and before it is confirmed; what it throws is the answer. */
  beforeConfirming?: () => Promise<void> | void
}

/** An answer of one's own, such as `550 5.1.1 No such user`. */
export function smtpAnswer(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

/** A real SMTP server on loopback that keeps what it takes. `rules` are smtp-server's own hooks, to make it difficult. */
export async function startSmtpServer({ beforeConfirming, ...rules }: Rules = {}, port = 0) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    // The mailer keeps a connection open for the next mail; stopping does not wait for it.
    closeTimeout: 100,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const bytes = Buffer.concat(chunks)
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(bytes),
          raw: bytes.toString('latin1'),
        })
        try {
          await beforeConfirming?.()
          done()
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)))
        }
      })
    },
    ...rules,
  })
  // A client that hangs up is what some tests do on purpose.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The SMTP server has no port.')
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    /** Breaks every connection off, as a cable that is pulled. */
    drop() {
      for (const socket of sockets) socket.destroy()
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
