import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawConnection {
  socket: Socket
  /** Everything that has come back so far. */
  answer: () => string
  /** Resolves to everything that came back, once the server has closed. A reset counts as closing. */
  closed: Promise<string>
}

/** Opens a connection and sends bytes as they are, which no HTTP client would. */
export async function openRaw(url: string, bytes = ''): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  await once(socket, 'connect')
  socket.on('data', (chunk) => {
    answer += chunk
  })
  if (bytes) socket.write(bytes, 'latin1')
  return { socket, answer: () => answer, closed }
}

/** What a server answers to bytes on a connection of their own, once it has closed it. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  return (await openRaw(url, bytes)).closed
}
