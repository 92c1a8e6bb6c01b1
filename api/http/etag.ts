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
  const sent = await tagged(request, reply, body)
  return sent === null ? reply.send() : reply.type(type).send(sent)
}

/** The same for what a route's serializer has made: its `onSend` hook. */
export async function tagAnswer(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof body !== 'string') return body
  const sent = await tagged(request, reply, body)
  if (sent === null) reply.removeHeader('content-type')
  return sent
}

/** Null, and the status 304, where the client has it. */
async function tagged(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
): Promise<string | Buffer | null> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) {
    reply.code(304)
    return null
  }
  const sent = await compress(request, reply, body)
  // A strong tag stands for bytes, which encodings change.
  if (sent !== body) reply.header('etag', `W/${etag}`)
  return sent
}

/** Weak comparison, as RFC 9110 requires: caches may weaken a tag. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag.replace(/^W\//, '')) || tags.includes('*')
}
