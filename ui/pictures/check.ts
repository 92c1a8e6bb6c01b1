import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Drawing } from './catalogue.ts'
import type { Manifest } from './manifest.ts'
import { dominantOf, encode, heightAt, rasterise, svgFor } from './render.ts'

/** The largest difference of a channel by another processor's rounding; a moved edge causes far more. */
const tolerance = 24

async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) return Number.POSITIVE_INFINITY
  let largest = 0
  for (let index = 0; index < a.length; index++)
    largest = Math.max(largest, Math.abs((a[index] ?? 0) - (b[index] ?? 0)))
  return largest
}

/** Why the committed files of a drawing are stale; undefined when they are what the code draws. */
export async function staleness(drawing: Drawing, folder: URL, manifest: Manifest): Promise<string | undefined> {
  const { file, picture } = drawing
  const [smallest, largest] = [Math.min(...picture.widths), Math.max(...picture.widths)]
  const entry = manifest[file]
  if (!entry) return 'is missing from manifest.json'
  if (
    entry.widths.join() !== picture.widths.join() ||
    entry.width !== largest ||
    entry.height !== heightAt(drawing, largest)
  )
    return 'has other sizes in manifest.json than in the catalogue'

  const raster = await rasterise(svgFor(drawing, smallest))
  const committed = await readFile(new URL(`${file}-${smallest}.webp`, folder)).catch(() => undefined)
  if (!committed) return `has no file ${file}-${smallest}.webp`
  const drawn = await encode(raster, 'webp')
  if (drawn.equals(committed) && entry.color === (await dominantOf(raster))) return undefined
  return (await difference(drawn, committed)) > tolerance ? 'looks different from its committed files' : undefined
}
