import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createBreaker } from '#api/outbound/objects/breaker.ts'
import { failureOf, lostCall } from '#api/outbound/objects/failures.ts'
import { type ListedObject, readListing } from '#api/outbound/objects/listing.ts'
import { ObjectsUnavailable } from '#api/outbound/objects/objects-unavailable.ts'
import { hashOf, PART, putInParts } from '#api/outbound/objects/put-in-parts.ts'
import { type SignedCall, sendCall } from '#api/outbound/objects/signed-call.ts'

/** Where objects lie: `FILES_URL` or `BACKUP_URL`, and what belongs to it. */
export interface ObjectPlace {
  endpoint: string // address of the service
  bucket: string
  prefix: string // '' or such as `site/`
  region: string
  style: 'path' | 'host' // of the bucket's name in addresses
  keyId: string
  secret: string
}

export type ObjectStore = ReturnType<typeof createObjectStore>

export interface StoredFile {
  path: string
  bytes: number
  sha256?: string // hexadecimal, where it is known
}

const LARGEST = 5_000_000_000 // bytes of an object that is sent in one piece (Amazon S3, PutObject)
const TRIES = 2 // every call may be made twice: a kept connection is sometimes closed as a call goes into it
const LONGEST_TEXT = 4_000_000 // bytes of a listing or an error

/**
 * S3 as the site uses it (Amazon S3 API, 2006-03-01): whole objects under keys of its own, each call signed, with a deadline. All
 * reject with `ObjectsUnavailable`.
 */
export function createObjectStore(
  place: ObjectPlace,
  now?: () => number,
  { largest = LARGEST, part = PART, tries: mostTries = TRIES } = {},
) {
  const { bucket, prefix, keyId, secret, region } = place
  const keys = { id: keyId, secret, region }
  const breaker = createBreaker(now)

  /** Answers with one of `expected`; others reject, with their body read. */
  async function ask(call: SignedCall, expected: readonly number[]): Promise<IncomingMessage> {
    breaker.enter()
    for (let tries = 1; ; tries += 1) {
      const answer = await sendCall(call, keys).catch(lostCall)
      if (!(answer instanceof Error) && expected.includes(answer.statusCode ?? 0)) {
        breaker.succeeded()
        return answer
      }
      const failure = answer instanceof Error ? answer : failureOf(answer, await textOf(answer))
      // A refusal is an answer: the service is there.
      if (failure.isWrong) breaker.succeeded()
      if (failure.isWrong) throw failure
      if (tries < mostTries) continue
      breaker.failed()
      throw failure
    }
  }

  /** For what has no body worth reading. */
  async function done(call: SignedCall, expected: readonly number[]): Promise<IncomingMessage> {
    const answer = await ask(call, expected)
    answer.resume()
    return answer
  }

  const urlOf = (key: string) => addressOf(place, prefix + key)

  return {
    name: objectsName(place),

    async put(key: string, content: Uint8Array | StoredFile): Promise<void> {
      const isFile = 'path' in content
      if (isFile && content.bytes > largest) return putInParts(urlOf(key), content, part, { ask, textOf })
      const body = isFile ? { ...content, start: 0 } : content
      const sha256 =
        'path' in body ? (body.sha256 ?? (await hashOf(body))) : createHash('sha256').update(body).digest('hex')
      await done({ method: 'PUT', url: urlOf(key), body, sha256 }, [200])
    },

    /** To be read at once: its deadline goes on, longer for many `bytes`. Undefined where there is none. */
    async get(key: string, bytes = 0): Promise<IncomingMessage | undefined> {
      const answer = await ask({ method: 'GET', url: urlOf(key), answerBytes: bytes }, [200, 404])
      if (answer.statusCode === 200) return answer
      const failure = failureOf(answer, await textOf(answer))
      if (failure.reason === 'NoSuchBucket') throw failure
      return undefined
    },

    async head(key: string): Promise<{ bytes: number; modifiedAt: number } | undefined> {
      const answer = await done({ method: 'HEAD', url: urlOf(key) }, [200, 404])
      if (answer.statusCode === 404) return undefined
      const { 'content-length': bytes, 'last-modified': modified = '' } = answer.headers
      return { bytes: Number(bytes), modifiedAt: Date.parse(modified) }
    },

    /** False where there is no such object. */
    async copy(from: string, to: string): Promise<boolean> {
      const headers = { 'x-amz-copy-source': `/${bucket}/${prefix}${from}` }
      const answer = await ask({ method: 'PUT', url: urlOf(to), headers }, [200, 404])
      const text = await textOf(answer)
      // An error may come with status 200 (Amazon S3, CopyObject).
      if (answer.statusCode === 200 && !text.includes('<Error>')) return true
      const failure = failureOf(answer, text)
      if (failure.reason === 'NoSuchKey') return false
      throw failure
    },

    /** No effect where there is none. */
    async remove(key: string): Promise<void> {
      await done({ method: 'DELETE', url: urlOf(key) }, [200, 204, 404])
    },

    /** Of a folder such as `pictures/`, with keys that leave out the prefix of the site. */
    async *list(folder: string): AsyncGenerator<ListedObject> {
      let token: string | undefined
      const tokens = new Set([''])
      do {
        const url = addressOf(place, '')
        url.searchParams.set('list-type', '2')
        url.searchParams.set('prefix', prefix + folder)
        if (token !== undefined) url.searchParams.set('continuation-token', token)
        const { objects, next } = readListing(await textOf(await ask({ method: 'GET', url }, [200])))
        for (const object of objects) yield { ...object, key: object.key.slice(prefix.length) }
        // Each page has a token of its own: the same once more would be the same pages for ever.
        if (next !== undefined && tokens.has(next))
          throw new ObjectsUnavailable('S3 lists the same pages again and again', {
            reason: 'EndlessListing',
            isWrong: true,
          })
        if (next !== undefined) tokens.add(next)
        token = next
      } while (token !== undefined)
    },

    /** Whether somebody without a key may read it. */
    async isOpenToAll(key: string): Promise<boolean> {
      const answer = await sendCall({ method: 'GET', url: urlOf(key) }, undefined)
      answer.resume()
      return answer.statusCode === 200
    },
  }
}

/** As people write it. */
export const objectsName = ({ bucket, prefix }: ObjectPlace) => `s3://${bucket}/${prefix}`

function addressOf({ endpoint, bucket, style }: ObjectPlace, key: string): URL {
  const base = new URL(endpoint)
  if (style === 'host') base.hostname = `${bucket}.${base.hostname}`
  const folder = base.pathname.replace(/\/$/, '') + (style === 'path' ? `/${bucket}` : '')
  // Prefixes and keys have no sign that an address would change (`files-variables.ts`).
  base.pathname = key === '' ? folder : `${folder}/${key}`
  return base
}

/** Bounded, as nobody else's answers are trusted. */
async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of answer) {
      if (!Buffer.isBuffer(part)) continue
      length += part.length
      if (length > LONGEST_TEXT) throw new Error(`An answer of S3 is longer than ${LONGEST_TEXT} bytes`)
      parts.push(part)
    }
  } catch (error) {
    throw lostCall(error)
  }
  return Buffer.concat(parts).toString('utf8')
}
