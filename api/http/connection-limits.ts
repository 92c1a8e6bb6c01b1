import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '#api/services/limits/rate-limits.ts'

export const STALLED = 30_000 // milliseconds without a byte in or out
/** Each open connection takes some 20 KB, and one answer while its client does not read. */
const MOST_CONNECTIONS = 2000
const MOST_OF_NETWORK = 256 // per network; a browser opens six
const MOST_AHEAD = 50 // pipelined requests. Browsers and proxies send none.
const MOST_SMALL_CHUNKS = 1000 // chunks of a body that may have any size
const LEAST_OF_CHUNK = 100 // bytes that the chunks of a longer body have on average

interface ConnectionLimits {
  isBehindProxies: boolean // then all connections share a few addresses
}

/** Bounds open connections, in all and per network, so that no client can take every one. */
export function limitConnections(server: Server, { isBehindProxies }: ConnectionLimits): void {
  server.maxConnections = MOST_CONNECTIONS
  if (isBehindProxies) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const others = open.get(network) ?? 0
    if (others >= MOST_OF_NETWORK) return void socket.destroy()
    open.set(network, others + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/** Node hands over all pipelined requests before the first answer is written: one at a time bounds the memory. */
export function oneAtATime(listener: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()

  function start(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    // Emitted once the last byte has left the process, or the connection is gone.
    response.once('close', () => {
      const next = socket.destroyed ? undefined : ahead.get(socket)?.shift()
      if (next) start(...next)
      else ahead.delete(socket)
    })
    listener(request, response)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const waiting = ahead.get(socket)
    if (!waiting) {
      ahead.set(socket, [])
      start(request, response)
    } else if (waiting.length < MOST_AHEAD) waiting.push([request, response])
    else socket.destroy()
  }
}

/**
 * Closes a connection whose body comes in crumbs. Each chunk costs some six microseconds, and all that one read of the
 * socket brings are worked on before anybody else's turn: eleven thousand of one byte.
 */
export function closeOnCrumbs(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers['transfer-encoding'] !== undefined) watchChunks(request)
    listener(request, response)
  }
}

function watchChunks(request: IncomingMessage): void {
  const push = request.push.bind(request)
  let chunks = 0
  let bytes = 0
  // Node's parser calls it with each chunk; a listener for `data` would make the body flow before its route reads it.
  request.push = (chunk: Buffer | null, encoding) => {
    if (chunk) {
      chunks++
      bytes += chunk.length
      if (chunks > MOST_SMALL_CHUNKS && bytes < chunks * LEAST_OF_CHUNK) {
        request.socket.destroy()
        return false
      }
    }
    return push(chunk, encoding)
  }
}
