import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding, KeptAnswer } from '#api/contract/page-cache.ts'

const compressBrotli = promisify(brotliCompress)
const expandBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** Good enough for the first visitor, who waits for it. */
const FAST = 4
/** The smallest; it takes some twenty times as long, in another thread. */
const SMALLEST = 11

export interface CompressedAnswer extends KeptAnswer {
  /** Bytes that it takes in memory. */
  size: () => number
  /** Makes the body as small as it gets. To be called once. */
  shrink: () => Promise<void>
}

export const etagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Keeps a body as brotli alone; other encodings are for the few clients that do not know it, and are made from that. */
export async function compressAnswer(headers: Record<string, string>, body: string): Promise<CompressedAnswer> {
  const etag = etagOf(body)
  let small = await brotli(body, FAST)
  let zipped: Buffer | undefined

  async function otherwise(encoding: 'gzip' | 'identity'): Promise<Buffer> {
    const plain = await expandBrotli(small)
    if (encoding === 'identity') return plain
    zipped = await compressGzip(plain)
    return zipped
  }

  return {
    headers: { ...headers, etag, vary: 'Accept-Encoding' },
    etag,
    encoded(encoding: Encoding) {
      if (encoding === 'br') return small
      return (encoding === 'gzip' && zipped) || otherwise(encoding)
    },
    size: () => small.length + (zipped?.length ?? 0),
    async shrink() {
      small = await brotli(await expandBrotli(small), SMALLEST)
    },
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
