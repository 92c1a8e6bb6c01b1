import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify'
import type { Encoding, KeptAnswer, PageCache } from '#api/contract/page-cache.ts'
import { chooseEncoding } from '#api/http/encoding.ts'
import { isKnown } from '#api/http/etag.ts'

export type KeptPages = ReturnType<typeof createKeptPages>

/**
 * Answers with pages that are kept. The first time, an answer goes the whole way through the server's hooks; with the
 * headers that they gave it, it is then sent right from the socket's door, which is several times as fast. Nothing in
 * the hooks may therefore depend on who asks for a page.
 */
export function createKeptPages() {
  const passed = new WeakMap<KeptAnswer, string[]>()
  const onTheWay = new WeakMap<FastifyRequest, KeptAnswer>()
  const lines = new WeakMap<Buffer, string[]>()
  let cache: PageCache | undefined
  let isOpen = true

  /** False when the request has to take the long way. */
  function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (!isOpen || method !== 'GET' || headers['content-length'] || headers['transfer-encoding']) return false
    const kept = cache?.at(url)
    const known = kept && passed.get(kept)
    if (!known) return false
    if (isKnown(headers['if-none-match'], kept.etag)) {
      response.writeHead(304, known).end()
      return true
    }
    const encoding = chooseEncoding(headers['accept-encoding'])
    const body = kept.encoded(encoding)
    if (!Buffer.isBuffer(body)) return false
    let prepared = lines.get(body)
    if (!prepared) {
      prepared = [...known, ...Object.entries(bodyHeaders(encoding, body)).flat().map(String)]
      lines.set(body, prepared)
    }
    response.writeHead(200, prepared)
    response.end(body)
    return true
  }

  return {
    /** Makes the server that asks here first, with what Fastify does to one that it makes itself. */
    serverFactory:
      ({ http, keepAliveTimeout = 0, requestTimeout = 0 }: FastifyHttpOptions<Server>): FastifyServerFactory =>
      (handler) => {
        const server = createServer(http ?? {}, (request, response) => {
          if (!answerAtOnce(request, response)) handler(request, response)
        })
        return Object.assign(server, { keepAliveTimeout, requestTimeout }).setTimeout(0)
      },

    /** To be called when all hooks that set headers are there: this one has to be the last. */
    install(app: FastifyInstance, pageCache: PageCache | undefined): void {
      cache = pageCache
      app.addHook('onSend', async (request, reply) => {
        const kept = onTheWay.get(request)
        if (!kept || reply.statusCode !== 200) return
        const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
          value === undefined || name === 'content-length' || name === 'content-encoding' ? [] : [name, String(value)],
        )
        passed.set(kept, headers)
      })
      app.addHook('preClose', async () => {
        isOpen = false
      })
    },

    async send(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): Promise<void> {
      reply.headers(kept.headers)
      if (isKnown(request.headers['if-none-match'], kept.etag)) return void reply.code(304).send()
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const body = await kept.encoded(encoding)
      onTheWay.set(request, kept)
      void reply.headers(bodyHeaders(encoding, body)).send(body)
    },
  }
}

function bodyHeaders(encoding: Encoding, body: Buffer) {
  return { 'content-length': body.length, ...(encoding !== 'identity' && { 'content-encoding': encoding }) }
}
