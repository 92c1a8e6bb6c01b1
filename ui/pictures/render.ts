import sharp from 'sharp'
import type { Drawing } from './catalogue.ts'
import { motifs } from './motifs.ts'
import { sheetOf, svgOf } from './sheet.ts'

export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

export const heightAt = ({ picture }: Drawing, width: number) =>
  Math.round((width * picture.ratio[1]) / picture.ratio[0])

/** Drawn at each width, never scaled from another. */
export function svgFor(drawing: Drawing, width: number): string {
  const { picture, theme } = drawing
  return svgOf(motifs[picture.motif], sheetOf(picture.slug, theme), width, heightAt(drawing, width))
}

export const rasterise = (svg: string) =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })

type Raster = Awaited<ReturnType<typeof rasterise>>

/** Full chroma: vermilion beside blue frays at half resolution. */
export function encode({ data, info }: Raster, format: Format): Promise<Buffer> {
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  if (format === 'avif') return image.avif({ quality: 52, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78, effort: 5, smartSubsample: true }).toBuffer()
  return image.jpeg({ quality: 75, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

export async function dominantOf({ data, info }: Raster): Promise<string> {
  const { dominant } = await sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  }).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
