import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { failureOf } from '#api/outbound/objects/failures.ts'
import { valueIn } from '#api/outbound/objects/listing.ts'
import type { FilePart, SignedCall } from '#api/outbound/objects/signed-call.ts'

/** Bytes. Amazon S3 takes 10,000 parts of 5 MB to 5 GB each. */
export const PART = 1_000_000_000

const JOINING_TIME = 300_000 // milliseconds; a second try would find nothing to join

interface Asking {
  ask: (call: SignedCall, expected: readonly number[]) => Promise<IncomingMessage>
  textOf: (answer: IncomingMessage) => Promise<string>
}

/** A file that is too large for one piece (Amazon S3, multipart upload), each part by its hash; all of it or nothing. */
export async function putInParts(
  url: URL,
  file: { path: string; bytes: number },
  partBytes: number,
  { ask, textOf }: Asking,
): Promise<void> {
  const begun = await textOf(await ask({ method: 'POST', url: withQuery(url, { uploads: '' }) }, [200]))
  const uploadId = valueIn(begun, 'UploadId')
  try {
    const tags: string[] = []
    for (let start = 0; start < file.bytes; start += partBytes) {
      const body = { path: file.path, start, bytes: Math.min(partBytes, file.bytes - start) }
      const partNumber = String(tags.length + 1)
      const call = { method: 'PUT' as const, url: withQuery(url, { partNumber, uploadId }), body }
      const answer = await ask({ ...call, sha256: await hashOf(body) }, [200])
      answer.resume()
      tags.push(answer.headers.etag ?? '')
    }
    const call = { method: 'POST' as const, url: withQuery(url, { uploadId }), ...listOf(tags), patience: JOINING_TIME }
    const answer = await ask(call, [200])
    const text = await textOf(answer)
    // An error may come with status 200 (Amazon S3, CompleteMultipartUpload).
    if (text.includes('<Error>')) throw failureOf(answer, text)
  } catch (error) {
    // Parts of what is never completed are kept, and paid for, until somebody ends it.
    await ask({ method: 'DELETE', url: withQuery(url, { uploadId }) }, [204, 404]).then(
      (answer) => answer.resume(),
      () => undefined,
    )
    throw error
  }
}

function withQuery(url: URL, query: Record<string, string>): URL {
  const asked = new URL(url)
  asked.search = new URLSearchParams(query).toString()
  return asked
}

function listOf(tags: string[]): Pick<SignedCall, 'body' | 'sha256'> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  return { body, sha256: createHash('sha256').update(body).digest('hex') }
}

/** SHA-256 of bytes of a file, hexadecimal. */
export async function hashOf({ path, start, bytes }: FilePart): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { start, end: start + bytes - 1 }), hash)
  return hash.digest('hex')
}
