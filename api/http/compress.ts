import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from '#api/contract/page-cache.ts'
import { chooseEncoding } from '#api/http/encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const LEAST = 1400 // bytes that fit one packet anyway
/** Per request, more effort costs more than it saves. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

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
  return encode(Buffer.from(body), encoding)
}

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? brotli(body, quality) : zip(body)
}
