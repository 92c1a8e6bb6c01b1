import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import { hasBody } from '#api/http/requests/bodies-in-hand.ts'

const LINGER = 2000 // milliseconds for the other side to read the answer; whoever goes on sending holds a place meanwhile

/**
 * Sends what is written and an end, drops what still comes, and closes once the other side has. A connection that is closed
 * with bytes unread is reset, which takes the answer away from who has not read it yet (RFC 9112, 9.6). A proxy that gets none
 * holds the server for broken, and may ask it nothing for a while, on behalf of everybody.
 */
function closeGently(socket: Socket): void {
  socket.end()
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), LINGER).unref()
  socket.once('close', () => clearTimeout(timer))
}

/** Answers what no route is to see, and reads no more of it. */
export function refuse(socket: Socket, status: number): void {
  if (!socket.writable) return
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  closeGently(socket)
}

const statuses = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/** Answers a request whose body goes on for too long, or no longer comes, unless it is answered already. */
export function refuseBody({ socket }: IncomingMessage, { headersSent }: ServerResponse, status: number): void {
  if (headersSent) socket.destroy()
  else refuse(socket, status)
}

/** What cannot be read as a request, or does not arrive in time. */
export function refuseBroken({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  refuse(socket, statuses.get(code) ?? 400)
}

/** Closes gently where Node would at once: after an answer that came before its body, and on a body of which nothing comes any more. */
export function closeGentlyOnBodies(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (hasBody(request)) {
      const { socket } = request
      // What Node calls after the last answer.
      socket.destroySoon = () => (request.complete ? Socket.prototype.destroySoon.call(socket) : closeGently(socket))
      request.once('timeout', () => refuseBody(request, response, 408))
    }
    listener(request, response)
  }
}
