import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import { boundedRequest } from '#api/outbound/calls/bounded-request.ts'
import { joinedLookup } from '#api/outbound/calls/joined-lookup.ts'

export interface ObjectKeys {
  id: string
  secret: string
  region: string
}

/** Bytes of a file. */
export interface FilePart {
  path: string
  start: number
  bytes: number
}

export interface SignedCall {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  url: URL
  headers?: Record<string, string>
  body?: Uint8Array | FilePart
  sha256?: string // of the body, hexadecimal; S3 refuses another one
  answerBytes?: number // how many come, if that is known and many
  patience?: number // milliseconds without a byte, where it takes the other side long to answer
}

const ANSWER_TIME = 4000 // milliseconds without a byte in either direction
const READ_AGAIN = 50_000 // bytes a millisecond: a service that reads an archive once more before it answers
const WHOLE_TIME = 60_000 // milliseconds for a call with its answer
const SLOWEST = 250 // bytes a millisecond, of archives, which take longer than that
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/**
 * Resolves with the answer's head, whose body has to be read at once. Rejects with the system's error; no redirect is
 * followed. Unsigned without keys.
 */
export async function sendCall(call: SignedCall, keys: ObjectKeys | undefined): Promise<IncomingMessage> {
  const { method, url, body, answerBytes = 0 } = call
  const { patience = ANSWER_TIME + lengthOf(body) / READ_AGAIN } = call
  const headers = keys ? await signed(call, keys) : {}
  const request = boundedRequest(url, {
    method,
    lookup: joinedLookup,
    headers: { ...headers, ...(['PUT', 'POST'].includes(method) && { 'content-length': lengthOf(body) }) },
    timeout: Math.ceil(patience),
    signal: AbortSignal.timeout(
      Math.max(WHOLE_TIME, Math.ceil(patience), Math.ceil((lengthOf(body) + answerBytes) / SLOWEST)),
    ),
  })
  const late = Object.assign(new Error(`No byte within ${Math.round(patience)} ms`), { code: 'ETIMEDOUT' })
  request.on('timeout', () => request.destroy(late))
  const answered = Promise.withResolvers<IncomingMessage>()
  request.on('response', answered.resolve)
  request.on('error', answered.reject)
  if (body && 'path' in body && body.bytes > 0) {
    // An answer may come before all is sent; what breaks then is the answer's matter.
    const sent = pipeline(createReadStream(body.path, { start: body.start, end: body.start + body.bytes - 1 }), request)
    sent.catch(answered.reject)
  } else request.end(body instanceof Uint8Array ? body : undefined)
  return await answered.promise
}

async function signed({ method, url, headers = {}, sha256 = NOTHING }: SignedCall, keys: ObjectKeys) {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
    accessKeyId: keys.id,
    secretAccessKey: keys.secret,
    service: 's3',
    region: keys.region,
  })
  return Object.fromEntries((await signer.sign()).headers)
}

function lengthOf(body: SignedCall['body']): number {
  if (!body) return 0
  return 'path' in body ? body.bytes : body.length
}
