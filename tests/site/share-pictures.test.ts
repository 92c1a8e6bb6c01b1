import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#locales/languages.ts'
import { isListedPage, type ListedPage, sitePages } from '#site/address/site-pages.ts'
import { headlineOf, headWords, withoutTags } from '#site/head/head-words.ts'
import { createServerTexts } from '#site/render/server-texts.ts'
import { createPictureCache } from '#site/render/share/picture-cache.ts'
import { breakLines, textOf, wordsOf } from '#site/render/share/share-lines.ts'
import { drawSharePicture, shareSvg } from '#site/render/share/share-picture.ts'
import { displayFace } from '#site/render/share/share-type.ts'

const texts = createServerTexts()
const locales = path.join(import.meta.dirname, '..', '..', 'locales')
const pictures = Object.keys(sitePages)
  .filter(isListedPage)
  .flatMap((page) =>
    languages
      .filter((language) => existsSync(path.join(locales, language, 'site', `${page}.json`)))
      .map((language) => ({ page, language })),
  )

function contentOf(page: ListedPage, language: Language) {
  const t = headWords(texts(language))
  return { ...sitePages[page], title: headlineOf(page, t), label: t(`${page}:head.title`) }
}

describe('a share picture', () => {
  it.each(pictures)('is 1200 × 630 and at most 80 kB: $page in $language', async ({ page, language }) => {
    const file = await drawSharePicture(contentOf(page, language))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(file.length).toBeLessThanOrEqual(80_000)
  })

  it.each(pictures)('has every letter of its words: $page in $language', ({ page, language }) => {
    const { title, label } = contentOf(page, language)
    expect(displayFace(100).missingIn(withoutTags(title) + label)).toEqual([])
  })

  it('takes a long title of a post in small letters, and ends what cannot be read any more in an ellipsis', () => {
    const post = { label: 'Case Studies', picture: 'choosing-a-cms' }
    const title = 'What a museum in six languages taught us about translating opening hours and the names of ships'
    expect(shareSvg({ ...post, title })).toContain('<path')
    const shortened = shareSvg({ ...post, title: `${title} `.repeat(9) })
    expect(shortened).toBe(shareSvg({ ...post, title: `${title} `.repeat(3) }))
    expect(shortened).not.toBe(shareSvg({ ...post, title }))
    expect(shareSvg({ ...post, title: 'W'.repeat(200) })).toContain('<path')
  })

  // Each held the whole site up for seconds, or for ever.
  it.each([
    ['short words', 'i '.repeat(100)],
    ['points', '. '.repeat(100)],
    ['hyphens without a space', 'Elektrizitätenhauptwerk-'.repeat(9)],
    ['short words with hyphens', 'abc-'.repeat(50)],
    ['no-break spaces', 'Wort\u00a0'.repeat(40)],
    ['marks alone', '-'.repeat(200)],
    ['signs that the face does not have', '😀'.repeat(100)],
    ['halves of signs', '\ud800'.repeat(200)],
    ['stressed parts of words', 'ab<accent>c</accent>-'.repeat(40)],
    ['one word without end', 'a'.repeat(50_000)],
    ['nothing', ''],
  ])('is drawn in no time for a title of %s', (_what, title) => {
    const begun = performance.now()
    expect(shareSvg({ title, label: 'News', picture: 'choosing-a-cms' })).toContain('<path')
    expect(performance.now() - begun).toBeLessThan(1000)
  })

  it('has an empty window where a post has no picture', async () => {
    const file = await drawSharePicture({ title: 'Windows', label: 'News', picture: '' })
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it('shows an uploaded picture where its focal point is', async () => {
    const sides = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#00f' } })
      .composite([{ input: { create: { width: 600, height: 400, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
      .jpeg()
      .toBuffer()
    const colourAt = async (x: number) => {
      const photo = { jpeg: sides, focus: { x, y: 0.5 } }
      const file = await drawSharePicture({ title: 'Windows', label: 'News', picture: 'choosing-a-cms', photo })
      const { data } = await sharp(file)
        .extract({ left: 970, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [...data].map((value) => Math.round(value / 255))
    }
    expect(await colourAt(0.1)).toEqual([1, 0, 0])
    expect(await colourAt(0.9)).toEqual([0, 0, 1])
  })
})

describe('the face', () => {
  it('knows which letters it does not have', () => {
    const face = displayFace(50)
    expect(face.missingIn('ËëÇç ÄÖÜß ¡¿Ññ Œœ « 24\u202fh » „“ “” ’')).toEqual([])
    expect(face.missingIn('Ω→')).toEqual(['Ω', '→'])
  })
})

describe('lines', () => {
  const face = displayFace(100)
  const lines = (title: string, width: number) => breakLines(wordsOf(title), face, width, 4)?.map(textOf)

  it('are as even as they can be, so that no word is left alone', () => {
    expect(lines('One two three four', face.widthOf('One two three four') - 1)).toEqual(['One two', 'three four'])
  })

  it('may end after a hyphen, and never at a no-break space', () => {
    expect(lines('Cookie-Richtlinie', face.widthOf('Cookie-Richtlinie') - 1)).toEqual(['Cookie-', 'Richtlinie'])
    expect(lines('24\u00a0heures', face.widthOf('24\u00a0heures') - 1)).toBeUndefined()
  })

  it('keep the point after a stressed word on it', () => {
    expect(wordsOf('Let the <accent>light</accent>. In').map((word) => textOf([word]))).toEqual([
      'Let',
      'the',
      'light.',
      'In',
    ])
  })
})

describe('cached drawings', () => {
  it('are made once for all who ask meanwhile, and one after the other', async () => {
    const keep = createPictureCache(2)
    const log: string[] = []
    const draw = (name: string) => async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      return Buffer.from(name)
    }
    const [first, second] = await Promise.all([keep('a', draw('a')), keep('a', draw('a')), keep('b', draw('b'))])
    expect(second).toBe(first)
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('leave when there are too many, those asked for longest ago first', async () => {
    const keep = createPictureCache(2)
    const drawn: string[] = []
    const ask = (name: string) =>
      keep(name, async () => {
        drawn.push(name)
        return Buffer.from(name)
      })
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name)
    expect(drawn).toEqual(['a', 'b', 'c', 'b'])
  })

  it('are tried again after a failure, which does not stop the next one', async () => {
    const keep = createPictureCache(2)
    const failing = keep('a', () => Promise.reject(new Error('No ink')))
    const next = keep('b', async () => Buffer.from('b'))
    await expect(failing).rejects.toThrow('No ink')
    expect(String(await next)).toBe('b')
    expect(String(await keep('a', async () => Buffer.from('again')))).toBe('again')
  })
})
