import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

interface ProxyOptions {
  /** Changes what the database says; the length stays. Nothing for an answer that is lost, with its connection. */
  rewrite?: (answer: Buffer) => Buffer | undefined
  /** Refuses connections that name a parameter it does not know, as PgBouncer does. */
  isPooler?: boolean
}

/** What lies between server and database, on a free loopback port: a line that can go dead without anybody being told, or a pooler. */
export async function startPostgresProxy(databaseUrl: string, { rewrite, isPooler = false }: ProxyOptions = {}) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    let isFirst = true
    const pass = (to: Socket, change: (chunk: Buffer) => Buffer | undefined) => (chunk: Buffer) => {
      if (isSilent) return
      const changed = change(chunk)
      if (changed) to.write(changed)
      else to.destroy()
    }
    client.on('data', (chunk: Buffer) => {
      const isRefused = isPooler && isFirst && chunk.includes('timeout')
      isFirst = false
      if (isRefused) client.end(refusal('unsupported startup parameter: statement_timeout'))
      else pass(database, (same) => same)(chunk)
    })
    database.on('data', pass(client, rewrite ?? ((same) => same)))
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        // A dead line does not tell one end that the other has gone.
        if (!isSilent) other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(address && typeof address === 'object' ? address.port : 0)
  return {
    url: url.href,
    /** From now on nothing passes, in either direction; connections stay open, and new ones are taken. */
    silence() {
      isSilent = true
    },
    /** New connections work again; the old ones have lost what was said meanwhile. */
    speak() {
      isSilent = false
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** PostgreSQL's ErrorResponse: fields of a letter and a text that ends with a zero byte. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
