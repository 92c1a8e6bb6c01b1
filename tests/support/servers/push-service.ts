import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'
import { pushMessage } from '#api/contract/push.ts'
import { createPushBrowser, decryptPush, readVapid } from '../data/push-crypto.ts'
import { makeCertificate } from './certificate.ts'

/** What the service does with a message: a status with headers, or nothing at all. */
export type PushRule = { status: number; headers?: Record<string, string> } | 'hang' | 'cut'

/** A message as the browser got it. */
export interface ReceivedPush {
  /** The end of the endpoint: whose it is. */
  name: string
  headers: IncomingHttpHeaders
  message: ReturnType<typeof pushMessage.parse>
  /** Bytes of the encrypted body. */
  size: number
}

/**
 * A push service (RFC 8030) on loopback with browsers behind it. It reads every message with a browser's keys and checks
 * its signature before it answers by rule: what is wrong is in `problems`.
 */
export async function startPushService() {
  const { cert, key } = makeCertificate()
  const browsers = new Map<string, ReturnType<typeof createPushBrowser>>()
  const rules = new Map<string, PushRule[]>()
  const received: ReceivedPush[] = []
  const problems: string[] = []
  let underWay = 0
  let mostAtOnce = 0
  let arrived = Promise.withResolvers<void>()

  const server = createServer({ cert, key }, async (request, response) => {
    underWay += 1
    mostAtOnce = Math.max(mostAtOnce, underWay)
    response.once('close', () => {
      underWay -= 1
    })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const name = (request.url ?? '').split('/').at(-1) ?? ''
    try {
      received.push(read(name, request.headers, Buffer.concat(chunks)))
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
    const [rule = { status: 201 }, ...later] = rules.get(name) ?? []
    // The last rule holds for all that follows.
    if (later.length > 0) rules.set(name, later)
    arrived.resolve()
    arrived = Promise.withResolvers()
    if (rule === 'cut') request.socket.destroy()
    else if (rule !== 'hang') response.writeHead(rule.status, rule.headers).end()
  })
  const sockets = new Set<Socket>()
  let connections = 0
  server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The push service has no port.')
  const host = `localhost:${address.port}`

  function read(name: string, headers: IncomingHttpHeaders, body: Buffer): ReceivedPush {
    const browser = browsers.get(name)
    if (!browser) throw new Error('no such subscription')
    const { claims } = readVapid(headers.authorization ?? '')
    const ahead = claims.exp - Date.now() / 1000
    if (claims.aud !== `https://${host}`) throw new Error(`signed for ${claims.aud}`)
    if (ahead <= 0 || ahead > 86_400) throw new Error('signed for no time, or too long')
    if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(claims.sub)) throw new Error(`signed by ${claims.sub}`)
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
    if (!/^\d+$/.test(String(headers['ttl']))) throw new Error('no TTL')
    const message = pushMessage.parse(JSON.parse(decryptPush(body, browser)))
    return { name, headers, message, size: body.length }
  }

  return {
    host,
    cert,
    received,
    problems,
    get connections() {
      return connections
    },
    get mostAtOnce() {
      return mostAtOnce
    },
    /** A browser that subscribes, as its `PushSubscription.toJSON()`. */
    subscribe(name: string) {
      const browser = createPushBrowser()
      browsers.set(name, browser)
      return { endpoint: `https://${host}/push/${name}`, keys: browser.keys, expirationTime: null }
    },
    /** How messages for a browser are answered, one after the other; the last rule stays. 201 unless said. */
    rule: (name: string, ...answers: PushRule[]) => void rules.set(name, answers),
    /** How often a browser was sent something. */
    countOf: (name: string) => received.filter((one) => one.name === name).length,
    /** Resolves when the next message has arrived. */
    next: () => arrived.promise,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>
