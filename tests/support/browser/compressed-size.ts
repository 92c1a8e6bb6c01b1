import { brotliCompressSync, constants } from 'node:zlib'

const known = new Map<string, number>()

/** Bytes that brotli makes of a text at its best level. Each text once: most pages fetch the same scripts, and that level takes its time. */
export function compressedSize(text: Buffer): number {
  const content = text.toString('latin1')
  const size = known.get(content) ?? compress(text).length
  known.set(content, size)
  return size
}

const compress = (text: Buffer) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
