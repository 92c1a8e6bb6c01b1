import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { makePicture } from '#api/services/pictures/make-picture.ts'
import { createPictureMaker } from '#api/services/pictures/picture-maker.ts'
import { pictureName } from '#api/services/pictures/picture-name.ts'
import {
  animationChunk,
  bombText,
  drawPicture,
  heicPicture,
  lyingJpeg,
  makePng,
  pictureWithPlace,
  svgPicture,
} from '../../support/data/pictures.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dritare-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

function kept(content: Buffer): string {
  const file = path.join(folder, 'file')
  writeFileSync(file, content)
  return file
}

const make = (content: Buffer) => makePicture(kept(content))

async function made(content: Buffer) {
  const answer = await make(content)
  if (typeof answer === 'string') throw new Error(`It was refused: ${answer}`)
  return answer
}

describe('what is made of a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is three formats in the site’s widths, of %s too',
    async (kind) => {
      const { width, height, files } = await made(await drawPicture(640, 480, kind))
      expect({ width, height }).toEqual({ width: 640, height: 480 })
      const names = [160, 320, 480, 640].flatMap((each) => [`${each}.avif`, `${each}.webp`, `${each}.jpg`])
      expect(files.map(({ name }) => name)).toEqual(names)
      for (const { name, bytes } of files) {
        const { format, width: own } = await sharp(Buffer.from(bytes)).metadata()
        expect(`${own}.${format === 'heif' ? 'avif' : format === 'jpeg' ? 'jpg' : format}`).toBe(name)
      }
    },
  )

  it('is never wider than 1600 pixels, and never enlarged', async () => {
    expect(await made(await drawPicture(2400, 1200))).toMatchObject({ width: 1600, height: 800 })
    expect(await made(await drawPicture(90, 60))).toMatchObject({ width: 90, height: 60, files: { length: 3 } })
  })

  it('takes no longer for one that is a line', async () => {
    const line = { create: { width: 1, height: 16_000, channels: 3 as const, background: '#f00' } }
    const begun = performance.now()
    expect(await made(await sharp(line).png().toBuffer())).toMatchObject({ width: 1, height: 16_000 })
    expect(performance.now() - begun).toBeLessThan(5000)
  })

  it('says nothing of place and camera, and stands upright', async () => {
    const original = await pictureWithPlace()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { width, height, files } = await made(original)
    expect({ width, height }).toEqual({ width: 200, height: 400 })
    for (const { bytes } of files) {
      const { exif, xmp, iptc, orientation } = await sharp(Buffer.from(bytes)).metadata()
      expect({ exif, xmp, iptc, orientation }).toEqual({})
      expect(Buffer.from(bytes).includes('A camera with a name')).toBe(false)
    }
  })

  it('knows its colour, and guesses what must stay', async () => {
    const { color, focus } = await made(await drawPicture(1000, 600))
    expect(color).toMatch(/^#b8b8b8$/)
    expect(focus.x).toBeGreaterThan(0.6)
    expect(focus.y).toBeLessThan(0.45)
  })

  it('keeps what is transparent, on white in the format that cannot', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const { files } = await made(
      await sharp({ create: { width: 50, height: 50, channels: 4, background: clear } })
        .png()
        .toBuffer(),
    )
    const [avif, , jpeg] = files.map(({ bytes }) => sharp(Buffer.from(bytes)))
    expect((await avif?.metadata())?.hasAlpha).toBe(true)
    expect((await jpeg?.stats())?.dominant).toMatchObject({ r: 248, g: 248, b: 248 })
  })

  it('leaves out what is hung on behind', async () => {
    const { files } = await made(
      Buffer.concat([await drawPicture(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]),
    )
    for (const { bytes } of files) expect(Buffer.from(bytes).includes('<script>')).toBe(false)
  })
})

describe('what is refused', () => {
  it('is what only has the name of a picture', async () => {
    expect(await make(svgPicture)).toBe('picture_svg')
    expect(await make(Buffer.from(`\n<!-- -->${svgPicture}`))).toBe('picture_svg')
    expect(await make(Buffer.from('%PDF-1.7'))).toBe('picture_type')
    expect(await make(Buffer.from('<!doctype html><p>'))).toBe('picture_type')
    expect(await make(Buffer.alloc(0))).toBe('picture_missing')
  })

  it('is a HEIC where it cannot be read', async () => {
    expect(await make(heicPicture)).toBe('picture_heic')
  })

  it('is what moves', async () => {
    const frame = await drawPicture(40, 40, 'png', '#123')
    const frames = [frame, await drawPicture(40, 40, 'png', '#ddd')]
    const joined = sharp(frames, { join: { animated: true } })
    expect(await make(await joined.clone().webp().toBuffer())).toBe('picture_animated')
    expect(await make(await joined.clone().gif().toBuffer())).toBe('picture_animated')
    expect(await make(makePng({ width: 8, height: 8, rows: 8, more: [animationChunk] }))).toBe('picture_animated')
  })

  it('has more than 20 megapixels as AVIF, whose decoder would take all the memory of a small server', async () => {
    const plain = (height: number) =>
      sharp({ create: { width: 5000, height, channels: 3, background: '#fff' } })
        .avif({ effort: 0 })
        .toBuffer()
    expect(await make(await plain(4100))).toBe('picture_avif')
    expect(await make(await plain(3900))).toMatchObject({ width: 1600 })
  })

  it('has more than half of that in more than eight bits a channel, which take twice the memory', async () => {
    const deep = (height: number, width = 5000) =>
      sharp({ create: { width, height, channels: 3, background: '#fff' } }).toColourspace('rgb16')
    const avif = (height: number) => deep(height).avif({ effort: 0, bitdepth: 12 }).toBuffer()
    expect(await make(await avif(2100))).toBe('picture_deep')
    expect(await make(await avif(1900))).toMatchObject({ width: 1600 })
    expect(await make(await deep(4100).png({ compressionLevel: 1 }).toBuffer())).toBe('picture_deep')
    expect(await make(await deep(3900).png({ compressionLevel: 1 }).toBuffer())).toMatchObject({ width: 1600 })
  })

  it('has more than 40 megapixels, whatever it weighs', async () => {
    const wide = makePng({ width: 6410, height: 6400, rows: 6400 })
    expect(wide.length).toBeLessThan(20_000)
    expect(await make(wide)).toBe('picture_pixels')
    expect(await make(makePng({ width: 60_000, height: 60_000, rows: 1 }))).toBe('picture_pixels')
    expect(await make(await lyingJpeg(65_000, 65_000))).toBe('picture_pixels')
    expect(await make(makePng({ width: 16_001, height: 10, rows: 10 }))).toBe('picture_side')
  })

  it('lies in its header', async () => {
    expect(await make(await lyingJpeg(4000, 3000))).toBe('picture_broken')
    expect(await make(makePng({ width: 800, height: 600, rows: 3 }))).toBe('picture_broken')
    const half = await drawPicture(1200, 900)
    expect(await make(half.subarray(0, half.length / 2))).toBe('picture_broken')
    expect(await make(Buffer.concat([half.subarray(0, 20), Buffer.from(svgPicture)]))).toBe('picture_broken')
  })

  it('does not inflate text that comes with it', async () => {
    const bomb = makePng({ width: 8, height: 8, rows: 8, more: [bombText(300_000_000)] })
    const before = process.resourceUsage().maxRSS
    await make(bomb)
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000)
  })
})

describe('the maker', () => {
  it('works in a thread of its own, one picture after the other', async () => {
    const maker = createPictureMaker()
    const file = kept(await drawPicture(1600, 1200))
    let turns = 0
    const clock = setInterval(() => turns++, 10)
    const [first, second] = await Promise.all([maker.make(file), maker.make(file)])
    clearInterval(clock)
    expect(first).toMatchObject({ width: 1600, height: 1200 })
    expect(second).toMatchObject({ width: 1600 })
    expect(turns).toBeGreaterThan(10)
  })

  it('gives up what takes too long, and takes the next', async () => {
    const file = kept(await drawPicture(1600, 1200))
    expect(await createPictureMaker(1).make(file)).toBe('picture_slow')
  })

  it('ends with the server', async () => {
    const maker = createPictureMaker()
    const working = maker.make(kept(await drawPicture(1600, 1200)))
    const ended = expect(working).rejects.toMatchObject({ code: 'unavailable' })
    await expect.poll(() => maker.isWorking()).toBe(true)
    maker.stop()
    await ended
    await expect(maker.make(kept(await drawPicture()))).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('the name', () => {
  it('is the file’s, without its folder and ending', () => {
    expect(pictureName('C:\\Users\\me\\lit_window  at night.JPG')).toBe('lit window at night')
    expect(pictureName('.png')).toBe('picture')
    expect([...pictureName(`${'ë'.repeat(300)}.jpg`)]).toHaveLength(120)
  })
})
