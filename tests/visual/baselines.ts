import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, 'baselines')
const fileOf = (name: string) => path.join(folder, `${name}.webp`)

export interface Difference {
  name: string
  /** What happened, in a word. */
  kind: 'new' | 'different' | 'failed'
  pixels: number
  expected?: Buffer
  actual?: Buffer
  /** Pixels that differ, marked. */
  marked?: Buffer
  reason?: string
}

/** Stores a picture as the one to expect. Lossless, so that comparing decoded pixels is exact. */
export async function storeBaseline(name: string, png: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(name), await sharp(png).webp({ lossless: true, effort: 5 }).toBuffer())
}

/** Removes baselines of stories that are no more. Returns their names. */
export function removeOthers(names: string[]): string[] {
  const wanted = new Set(names.map((name) => `${name}.webp`))
  const left = existsSync(folder) ? readdirSync(folder).filter((file) => !wanted.has(file)) : []
  for (const file of left) rmSync(path.join(folder, file))
  return left
}

/** Compares a picture with its baseline, pixel by pixel and without tolerance. Undefined when they are the same. */
export async function compareWithBaseline(name: string, png: Buffer): Promise<Difference | undefined> {
  if (!existsSync(fileOf(name))) return { name, kind: 'new', pixels: 0, actual: png }
  const stored = readFileSync(fileOf(name))
  return comparePictures(name, stored, png)
}

export async function comparePictures(name: string, before: Buffer, after: Buffer): Promise<Difference | undefined> {
  const [expected, actual] = await Promise.all(
    [before, after].map((file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!expected || !actual) throw new Error('A picture could not be read.')
  const sameSize = expected.info.width === actual.info.width && expected.info.height === actual.info.height
  if (sameSize && expected.data.equals(actual.data)) return undefined
  const pictures = { expected: await sharp(before).png().toBuffer(), actual: after }
  if (!sameSize) {
    const size = ({ info }: typeof expected) => `${info.width} × ${info.height}`
    return { name, kind: 'different', pixels: 0, ...pictures, reason: `size ${size(expected)} became ${size(actual)}` }
  }
  const { width, height } = actual.info
  const marks = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(expected.data, actual.data, marks, width, height, { threshold: 0, includeAA: true })
  const marked = await sharp(marks, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { name, kind: 'different', pixels, ...pictures, marked }
}
