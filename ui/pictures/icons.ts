import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const paper = '#faf5ec'
const ink = '#151923'
const signal = '#db3d1f'

/** On 32 units, edges on whole ones: sharp at 16, 32, 192 and 512 px. `room` is the margin of a mask. */
function iconSvg(room = 0): string {
  const size = 32 + 2 * room
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-room} ${-room} ${size} ${size}"><path fill="${paper}" d="M${-room} ${-room}h${size}v${size}H${-room}z"/><path fill="${signal}" d="M16 4h9v12h-9z"/><path fill="none" stroke="${ink}" stroke-width="2" d="M7 3h18v26H7zM16 3v26M7 16h18"/></svg>\n`
}

/** White on nothing: Android's status line colours the shape. */
const badgeSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" d="M16 4h9v12h-9z"/><path fill="none" stroke="#fff" stroke-width="2" d="M7 3h18v26H7zM16 3v26M7 16h18"/></svg>`

/** On 16 units with sashes of one: halved, those above would be two grey pixels. */
const tinySvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${paper}" d="M0 0h16v16H0z"/><path fill="${signal}" d="M8 2h4v5H8z"/><path fill="none" stroke="${ink}" d="M2.5 1.5h10v12h-10zM7.5 1.5v12M2.5 7.5h10"/></svg>`

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer()

const icons: Record<string, () => Promise<Buffer>> = {
  'icon.svg': async () => Buffer.from(iconSvg()),
  'icon-192.png': () => png(iconSvg(), 192),
  'icon-512.png': () => png(iconSvg(), 512),
  // A mask keeps the middle four fifths: https://www.w3.org/TR/appmanifest/#icon-masks
  'icon-maskable-512.png': () => png(iconSvg(8), 512),
  'apple-touch-icon.png': () => png(iconSvg(4), 180),
  'badge-96.png': () => png(badgeSvg, 96),
  'favicon.ico': async () => ico([await png(tinySvg, 16), await png(iconSvg(), 32)], [16, 32]),
}

/** PNGs in an ICO container: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(images: Buffer[], sizes: number[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(sizes[index] ?? 0, entry)
    header.writeUInt8(sizes[index] ?? 0, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(image.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}

export async function drawIcons(folder: URL): Promise<string[]> {
  for (const [name, draw] of Object.entries(icons)) await writeFile(new URL(name, folder), await draw())
  return Object.keys(icons)
}

export async function staleIcons(folder: URL): Promise<string[]> {
  const stale: string[] = []
  for (const [name, draw] of Object.entries(icons)) {
    const committed = await readFile(new URL(name, folder)).catch(() => undefined)
    if (!committed || !(await looksLike(committed, await draw(), name))) stale.push(name)
  }
  return stale
}

/** Equal bytes, or equal pixels: another machine may compress the same picture differently. */
async function looksLike(committed: Buffer, drawn: Buffer, name: string): Promise<boolean> {
  if (committed.equals(drawn)) return true
  if (name.endsWith('.svg')) return false
  const [pixels, others] = await Promise.all(
    [committed, drawn].map((file) => Promise.all(imagesIn(file).map(pixelsOf))),
  )
  return JSON.stringify(pixels) === JSON.stringify(others)
}

function imagesIn(file: Buffer): Buffer[] {
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const images: Buffer[] = []
  for (let start = file.indexOf(signature); start >= 0; ) {
    const next = file.indexOf(signature, start + 1)
    images.push(file.subarray(start, next < 0 ? undefined : next))
    start = next
  }
  return images
}

const pixelsOf = async (image: Buffer) => (await sharp(image).ensureAlpha().raw().toBuffer()).toString('base64')
