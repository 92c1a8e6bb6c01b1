import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import type { CachedPage, Encoding, MadeAnswer } from '#api/contract/page-cache.ts'

const compressBrotli = promisify(brotliCompress)
const expandBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** Brotli's quality for the first visitor, who waits for it. */
const FAST = 4
/** The smallest body; it takes some twenty times as long, in another thread. */
const SMALLEST = 11
/** Pages are made smallest one after the other, so that threads stay free for the rest. */
export const shrinking = pLimit(1)
/** Pages that may wait for it: each of them stays in memory, evicted or not. */
export const MOST_SHRINKING = 50

export interface CompressedPage extends CachedPage {
  /** Bytes in memory. */
  size: () => number
}

export const etagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/**
 * Holds a body as brotli. Each other encoding is derived from that when it is first asked for, once for all who ask, and
 * held from then on. A page that is asked for twice is made as small as it gets; a crawler's one walk through everything
 * is not worth that work.
 */
export async function compressPage({ headers, body }: MadeAnswer, onResize = () => {}): Promise<CompressedPage> {
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>()
  let small = await brotli(body, FAST)
  let uses = 0
  let isShrunk = false

  function hold(encoding: Encoding, buffer: Buffer): Buffer {
    bodies.set(encoding, buffer)
    onResize()
    return buffer
  }

  async function derive(encoding: Encoding): Promise<Buffer> {
    const plain = await expandBrotli(small)
    return hold(encoding, encoding === 'gzip' ? await compressGzip(plain) : plain)
  }

  async function shrink(): Promise<void> {
    small = await brotli(await expandBrotli(small), SMALLEST)
    onResize()
  }

  return {
    headers: { ...headers, vary: 'Accept-Encoding' },
    etag: etagOf(body),
    encoded(encoding) {
      uses++
      if (uses > 1 && !isShrunk && shrinking.pendingCount < MOST_SHRINKING) {
        isShrunk = true
        // Where there is no memory for it, the fast one is good, too.
        shrinking(shrink).catch(() => {})
      }
      if (encoding === 'br') return small
      const known = bodies.get(encoding)
      if (known) return known
      const derived = derive(encoding)
      bodies.set(encoding, derived)
      derived.catch(() => bodies.delete(encoding))
      return derived
    },
    size: () => [small, ...bodies.values()].reduce((sum, held) => sum + (Buffer.isBuffer(held) ? held.length : 0), 0),
  }
}

function brotli(body: string | Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants
  return compressBrotli(body, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
