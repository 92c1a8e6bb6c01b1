import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress } from '#api/http/compress.ts'

/** Sends a cacheable body, or 304 (RFC 9110, If-None-Match). */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string | Buffer,
): Promise<FastifyReply> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const sent = await compress(request, reply, body)
  // A strong tag stands for bytes, which encodings change.
  if (sent !== body) reply.header('etag', `W/${etag}`)
  return reply.type(type).send(sent)
}

/** Weak comparison, as RFC 9110 requires: caches may weaken a tag. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag.replace(/^W\//, '')) || tags.includes('*')
}
