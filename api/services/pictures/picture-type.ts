import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { PictureRefusal } from '#api/contract/values/pictures.ts'

const HEAD = 4100 // bytes that `file-type` reads

/** What libvips calls each of them. */
const decoders = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/heic': 'heif',
  'image/heif': 'heif',
} as const

export interface PictureType {
  decoder: (typeof decoders)[keyof typeof decoders]
  isHeic: boolean
}

/** The type by content, or why it is refused: neither name nor declared type count. */
export async function pictureTypeOf(path: string): Promise<PictureType | PictureRefusal> {
  const head = await headOf(path)
  if (head.length === 0) return 'picture_missing'
  // A sequence of pictures says so in its brand.
  if (head.toString('latin1', 4, 12) === 'ftypavis') return 'picture_animated'
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? ''
  if (mime === 'image/gif' || mime === 'image/apng') return 'picture_animated'
  if (mime === 'image/heic-sequence' || mime === 'image/heif-sequence') return 'picture_animated'
  if (isKnown(mime)) return { decoder: decoders[mime], isHeic: mime === 'image/heic' || mime === 'image/heif' }
  return /<svg\b/i.test(head.toString('latin1')) ? 'picture_svg' : 'picture_type'
}

function isKnown(mime: string): mime is keyof typeof decoders {
  return Object.hasOwn(decoders, mime)
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
