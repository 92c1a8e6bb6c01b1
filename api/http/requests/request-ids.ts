import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { withinRequest } from '#api/db/request-id.ts'

/** As proxies make them, and nothing in which a name, an address or a line break could travel into the log. */
const usable = /^[0-9a-f-]{16,64}$/i

/** The id that a trusted proxy has given with `X-Request-ID`; from anybody else, a new one. */
export function createRequestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList()
  for (const network of trustedProxies) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given !== 'string' || !usable.test(given)) return randomUUID()
    const from = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '')
    return trusted.check(from, isIPv6(from) ? 'ipv6' : 'ipv4') ? given : randomUUID()
  }
}

/** Before all hooks: whatever logs or stores on behalf of a request then knows its id. */
export function keepRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => withinRequest(request.id, done))
  // Reading a body goes on from its socket, where another request may have begun.
  app.addHook('preValidation', (request, _reply, done) => withinRequest(request.id, done))
}
