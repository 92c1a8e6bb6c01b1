import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import * as z from 'zod'
import { forgetOthers, recall, remember } from './remembered.ts'
import type { Part } from './report/parts.ts'
import type { Shot } from './shots.ts'

const folder = path.join(import.meta.dirname, 'baselines')
const fingerprintFile = path.join(import.meta.dirname, 'fingerprints.json')
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
  /** What is expected is only a picture like it: it cannot say what changed. */
  isLike?: boolean
  /** Where the page’s elements and words were. */
  parts?: Part[]
}

const fingerprints = new Map(
  Object.entries(
    existsSync(fingerprintFile)
      ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(fingerprintFile, 'utf8')))
      : {},
  ),
)

/**
 * Whether a fingerprint of its pixels stands for a picture. A change of one pixel is seen all the same; only the picture
 * to compare it with is not kept. It is so for blocks and pages by night and in other languages, whose like by day is
 * there as a picture: all of them together would weigh 27 MB.
 */
function isFingerprinted({ story, theme, locale }: Shot): boolean {
  const isControl = story.startsWith('primitives-') || story.startsWith('foundations-')
  return !isControl && (theme === 'night' || locale === 'de' || locale === 'sq')
}

async function fingerprint(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return `${info.width}x${info.height} ${createHash('sha256').update(data).digest('base64url')}`
}

/** Stores a picture as the one to expect. Lossless, so that comparing decoded pixels is exact. */
export async function storeBaseline(shot: Shot, png: Buffer): Promise<void> {
  const { name } = shot
  const { height = 0 } = await sharp(png).metadata()
  if (isFingerprinted(shot) || height > HIGHEST) {
    const print = await fingerprint(png)
    fingerprints.set(name, print)
    remember(print, png)
    rmSync(fileOf(name), { force: true })
    return
  }
  fingerprints.delete(name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(name), await sharp(png).webp({ lossless: true, effort: 5 }).toBuffer())
}

/** Pixels of a WebP picture at most; a long document on a phone is higher. */
const HIGHEST = 16_383

/** Under this name stands how the machine paints that made the pictures. No story has such a name. */
const probeName = '(machine)'

/** Notes that this machine makes the pictures. */
export async function storeProbe(png: Buffer): Promise<void> {
  fingerprints.set(probeName, await fingerprint(png))
}

/** Whether this machine paints like the one that made the pictures: if not, every story would differ, and no change is to blame. */
export async function paintsAlike(png: Buffer): Promise<boolean> {
  return fingerprints.get(probeName) === (await fingerprint(png))
}

/** Writes what `storeBaseline` has collected. */
export function saveFingerprints(): void {
  const sorted = [...fingerprints].toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(fingerprintFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Removes baselines of stories that are no more. Returns their names. */
export function removeOthers(shots: Shot[]): string[] {
  const wanted = new Set(shots.filter((shot) => !isFingerprinted(shot)).map(({ name }) => `${name}.webp`))
  const printed = new Set([probeName, ...shots.map(({ name }) => name)])
  for (const name of fingerprints.keys()) if (!printed.has(name)) fingerprints.delete(name)
  forgetOthers(fingerprints.values())
  const left = existsSync(folder) ? readdirSync(folder).filter((file) => !wanted.has(file)) : []
  for (const file of left) rmSync(path.join(folder, file))
  return left
}

/** Compares a picture with its baseline, pixel by pixel and without tolerance. Undefined when they are the same. */
export async function compareWithBaseline(shot: Shot, png: Buffer): Promise<Difference | undefined> {
  const { name } = shot
  const expected = fingerprints.get(name)
  if (isFingerprinted(shot) || expected !== undefined) {
    if (expected === undefined) return { name, kind: 'new', pixels: 0, actual: png }
    if (expected === (await fingerprint(png))) {
      remember(expected, png)
      return undefined
    }
    const accepted = recall(expected)
    return accepted ? comparePictures(name, accepted, png) : besideDay(shot, png)
  }
  if (!existsSync(fileOf(name))) return { name, kind: 'new', pixels: 0, actual: png }
  const stored = readFileSync(fileOf(name))
  return comparePictures(name, stored, png)
}

/** Where no run on this machine has seen what the fingerprint stands for: its like by day shows whether the change is in the story or only in this theme or language. */
async function besideDay(shot: Shot, png: Buffer): Promise<Difference> {
  const { name, story, width } = shot
  const like = fileOf(`${story}--${width}-day-en`)
  const difference = existsSync(like) ? await comparePictures(name, readFileSync(like), png) : undefined
  const reason = 'not the pixels of its fingerprint'
  if (!difference) return { name, kind: 'different', pixels: 0, actual: png, reason }
  return { ...difference, isLike: true, reason: `${reason}; expected here is its like by day in English` }
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
    return { name, kind: 'different', pixels: 0, ...pictures, reason: `size ${size(expected)} is now ${size(actual)}` }
  }
  const { width, height } = actual.info
  const marks = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(expected.data, actual.data, marks, width, height, { threshold: 0, includeAA: true })
  const marked = await sharp(marks, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { name, kind: 'different', pixels, ...pictures, marked }
}
