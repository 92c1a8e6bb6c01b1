import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import type { CachedPage, Encoding, MadeAnswer } from '#api/contract/page-cache.ts'

const compressBrotli = promisify(brotliCompress)
const expandBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

const FAST = 4 // Brotli quality, for the first visitor, who waits
const SMALLEST = 11 // Brotli quality; takes about twenty times as long, in another thread
/** One at a time, to leave threads free. */
export const shrinking = pLimit(1)
/** Each waiting page stays in memory, evicted or not. */
export const MOST_SHRINKING = 50

export interface CompressedPage extends CachedPage {
  size: () => number
}

export const etagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Brotli at best quality from the second request on; each other encoding is derived when first asked for. */
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
