import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes that brotli makes of a text at its best level. */
export function compressedSize(text: Buffer): number {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).length
}
