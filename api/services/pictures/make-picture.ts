import sharp, { type Sharp } from 'sharp'
import { largestPicture, type PictureRefusal, pictureLimits, pictureWidths } from '#api/contract/values/pictures.ts'
import type { PictureFile } from '#api/outbound/picture-storage.ts'
import { pictureTypeOf } from '#api/services/pictures/picture-type.ts'

export interface MadePicture {
  width: number // of the largest file
  height: number
  color: string
  focus: { x: number; y: number }
  files: PictureFile[]
}

const STEP_TIME = 20 // seconds that libvips may take for one step
/** What colour and focus are found in. Never larger than the picture: of a line it would be a thousand times as much. */
const looked = { width: 160, height: 640, fit: 'inside', withoutEnlargement: true } as const
const CROP = 0.5 // of the shorter side: where to look for what draws the eye

/**
 * Every file that visitors are sent, without the metadata of the original: it may say where somebody lives.
 * Blocks its thread; call it in a worker.
 */
export async function makePicture(path: string): Promise<MadePicture | PictureRefusal> {
  const type = await pictureTypeOf(path)
  if (typeof type === 'string') return type
  try {
    const refusal = await refusalOf(sharp(path, { limitInputPixels: false }), type.decoder)
    return refusal ?? (await made(path))
  } catch (error) {
    if (type.isHeic) return 'picture_heic' // no decoder in the usual build of libvips, for its patents
    return error instanceof Error && /timeout/i.test(error.message) ? 'picture_slow' : 'picture_broken'
  }
}

/** By the header alone: nothing is decoded yet. */
async function refusalOf(source: Sharp, decoder: string): Promise<PictureRefusal | undefined> {
  const { format, width, height, depth, pages = 1 } = await source.metadata()
  if (format !== decoder) return 'picture_broken'
  if (pages > 1) return 'picture_animated'
  const isAvif = format === 'heif'
  const pixels = width * height
  if (pixels > pictureLimits.pixels) return 'picture_pixels'
  if (isAvif && pixels > pictureLimits.pixelsOfAvif) return 'picture_avif'
  // More than eight bits are held in two bytes, or more.
  const most = (isAvif ? pictureLimits.pixelsOfAvif : pictureLimits.pixels) / 2
  if (depth !== 'uchar' && pixels > most) return 'picture_deep'
  return Math.max(width, height) > pictureLimits.side ? 'picture_side' : undefined
}

interface Raster {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

async function made(path: string): Promise<MadePicture> {
  const largest = await rasterOf(
    // A decoder's warning is reason enough: half of a picture is none.
    timed(sharp(path, { limitInputPixels: pictureLimits.pixels, failOn: 'warning', sequentialRead: true }))
      .autoOrient()
      .resize({ width: largestPicture, withoutEnlargement: true }),
  )
  const { width, height } = largest.info
  const files: PictureFile[] = []
  for (const each of pictureWidths(width)) {
    const raster = each === width ? largest : await rasterOf(imageOf(largest).resize({ width: each }))
    files.push(
      { name: `${each}.avif`, bytes: await imageOf(raster).avif({ quality: 55, effort: 3 }).toBuffer() },
      { name: `${each}.webp`, bytes: await imageOf(raster).webp({ quality: 78, smartSubsample: true }).toBuffer() },
      {
        name: `${each}.jpg`,
        bytes: await imageOf(raster).flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
      },
    )
  }
  const small = await rasterOf(imageOf(largest).flatten({ background: '#fff' }).resize(looked))
  return { width, height, files, color: await dominantOf(small), focus: await focusOf(small) }
}

const timed = (image: Sharp) => image.timeout({ seconds: STEP_TIME })

/** In sRGB, eight bits, without an alpha channel that hides nothing. */
async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const raster = { data, info }
  if (info.channels !== 4 || !(await imageOf(raster).stats()).isOpaque) return raster
  return imageOf(raster).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function imageOf({ data, info: { width, height, channels } }: Raster): Sharp {
  return timed(sharp(data, { raw: { width, height, channels } }))
}

async function dominantOf(raster: Raster): Promise<string> {
  const { dominant } = await imageOf(raster).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}

/** A first guess: where libvips finds edges, skin and strong colours. */
async function focusOf(raster: Raster): Promise<{ x: number; y: number }> {
  const { width, height } = raster.info
  const shorter = Math.min(width, height)
  const side = Math.max(1, Math.round(shorter * CROP))
  const { info } = await imageOf(raster)
    .resize({ width: side, height: side, fit: 'cover', position: 'attention' })
    .png()
    .toBuffer({ resolveWithObject: true })
  // In pixels of the picture at the size that it is cropped from.
  const scale = side / shorter
  return { x: shareOf(info.attentionX, width * scale), y: shareOf(info.attentionY, height * scale) }
}

function shareOf(place: number | undefined, length: number): number {
  return place === undefined ? 0.5 : Math.round(Math.min(1, Math.max(0, place / length)) * 100) / 100
}
