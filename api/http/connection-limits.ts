import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { boundaryIn, MOST_PARTS } from '#api/http/body.ts'
import { hasBody } from '#api/http/requests/bodies-in-hand.ts'
import { refuseBody } from '#api/http/requests/close-gently.ts'
import { mostConnections } from '#api/http/requests/most-connections.ts'
import { countInHand, shareOf } from '#api/http/requests/network-limit.ts'
import { networkOf, siteOf } from '#api/services/limits/rate-limits.ts'

export const STALLED = 30_000 // milliseconds without a byte in or out
const OF_BROWSER = 6 // so many a browser opens
const MOST_AHEAD = 4 // pipelined requests. Browsers and proxies send none.
const MOST_SMALL_CHUNKS = 100 // chunks of a body that may have any size; each is kept with some 200 bytes around it
const LEAST_OF_CHUNK = 100 // bytes that the chunks of a longer body have on average

interface ConnectionLimits {
  isBehindProxies: boolean // then all connections share a few addresses
}

/** Bounds open connections, in all and per network or /48, so that no client can take every one, nor a few together. */
export function limitConnections(server: Server, { isBehindProxies }: ConnectionLimits): void {
  const most = mostConnections()
  const askers = countInHand()
  let open = 0
  // Not `maxConnections`: what one worker refuses by that is offered to the next, and when all are full round and round.
  server.on('connection', (socket: Socket) => {
    // Reset before it was accepted: nobody's, and nobody reads an answer.
    if (socket.remoteAddress === undefined) return void socket.destroy()
    const network = networkOf(socket.remoteAddress)
    // One customer may own a /48, and could take every connection with its networks.
    const asker = isBehindProxies ? undefined : (siteOf(network) ?? network)
    const isTooMany = askers.of(asker) >= Math.max(OF_BROWSER, shareOf(most - open))
    if (open >= most || isTooMany) return void socket.destroy()
    const change = (by: 1 | -1) => {
      open += by
      askers.change(asker, by)
    }
    change(1)
    socket.once('close', () => change(-1))
  })
}

const MOST_IN_A_TURN = 20 // requests, at a millisecond each: libuv accepts one connection in a turn

/** Work in the order of its arrival, so much of it in a turn of the event loop that those who connect get in between. */
function createQueue() {
  const waiting: (() => void)[] = []
  let isGoing = false

  function go(): void {
    for (const work of waiting.splice(0, MOST_IN_A_TURN)) work()
    isGoing = waiting.length > 0
    if (isGoing) setImmediate(go)
  }

  return (work: () => void): void => {
    waiting.push(work)
    if (!isGoing) setImmediate(go)
    isGoing = true
  }
}

/**
 * Node hands over all pipelined requests before the first answer is written: one at a time bounds the memory. Each has a turn
 * of its own, so that many connections with many requests ahead keep nobody waiting for all of them. A body that waits is kept
 * meanwhile, so that it may not: who sends one ahead does not keep to RFC 9112, 9.3.2.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()
  const inTurn = createQueue()

  function start(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    if (!socket.writable) return
    // Emitted once the last byte has left the process, or the connection is gone.
    response.once('close', () => {
      const next = socket.destroyed ? undefined : ahead.get(socket)?.shift()
      if (next) inTurn(() => start(...next))
      else ahead.delete(socket)
    })
    listener(request, response)
  }

  return (request, response) => {
    const { socket } = request
    if (!socket.writable) return
    const waiting = ahead.get(socket)
    if (!waiting) {
      ahead.set(socket, [])
      inTurn(() => start(request, response))
    } else if (waiting.length < MOST_AHEAD && !hasBody(request)) waiting.push([request, response])
    else socket.destroy()
  }
}

const MOST_HEADERS = 100 // browsers and proxies send some thirty
/** Node drops what is beyond without a word, so there is one more to know of it. */
export const headersRead = MOST_HEADERS + 1

/**
 * Refuses more headers than that (431; RFC 6585, 5). A thousand make a request ten times as dear, and those of all that were
 * sent ahead are read before anybody else's turn.
 */
export function refuseManyHeaders(listener: RequestListener): RequestListener {
  return (request, response) => {
    const isFew = request.rawHeaders.length <= 2 * MOST_HEADERS // names and values
    if (isFew) listener(request, response)
    else if (response.socket) response.writeHead(431, { connection: 'close', 'content-length': 0 }).end()
    // Another one is in hand.
    else request.socket.destroy()
  }
}

/**
 * Refuses a body that comes in crumbs (400), and closes its connection. Each chunk costs some six microseconds and each part of a form twelve,
 * and all that one read of the socket brings are worked on before anybody else's turn: eleven thousand chunks of one byte,
 * or seven thousand empty parts.
 */
export function refuseCrumbs(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (hasBody(request)) watchBody(request, response, smallChunks())
    const boundary = boundaryIn(request.headers['content-type'])
    if (boundary !== undefined) watchBody(request, response, manyParts(boundary))
    listener(request, response)
  }
}

function watchBody(request: IncomingMessage, response: ServerResponse, isTooMuch: (chunk: Buffer) => boolean): void {
  const push = request.push.bind(request)
  // Node's parser calls it with each chunk; a listener for `data` would make the body flow before its route reads it.
  request.push = (chunk: Buffer | null, encoding) => {
    if (!chunk || !isTooMuch(chunk)) return push(chunk, encoding)
    refuseBody(request, response, 400)
    return true // or Node would read no more, and what is unread resets the connection
  }
}

function smallChunks() {
  let chunks = 0
  let bytes = 0
  return ({ length }: Buffer) => {
    chunks++
    bytes += length
    return chunks > MOST_SMALL_CHUNKS && bytes < chunks * LEAST_OF_CHUNK
  }
}

function manyParts(boundary: string) {
  const mark = Buffer.from(`\r\n--${boundary}`)
  let parts = 0
  let tail = mark.subarray(0, 2) // what may be the beginning of a mark; the first one needs no line before it
  return (chunk: Buffer) => {
    const seen = Buffer.concat([tail, chunk])
    for (let at = seen.indexOf(mark); at >= 0 && parts <= MOST_PARTS; at = seen.indexOf(mark, at + mark.length)) parts++
    tail = seen.subarray(Math.max(0, seen.length - mark.length + 1))
    return parts > MOST_PARTS
  }
}
