import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '#api/http/encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Under this many bytes it is one packet anyway. */
const LEAST = 1400
/** A body that is made for one request is not worth more time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** A text as the client takes it, with the headers that say so. */
export async function compress(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
): Promise<string | Buffer> {
  if (typeof body !== 'string' || body.length < LEAST) return body
  reply.header('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(headers['accept-encoding'])
  if (encoding === 'identity') return body
  reply.header('content-encoding', encoding)
  return encoding === 'br' ? brotli(body, quality) : zip(body)
}
