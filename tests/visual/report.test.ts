import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../support/browser/axe.ts'
import { browserOptions } from '../support/browser/browser.ts'
import { comparePictures, type Difference } from './baselines.ts'
import { measure } from './report/measure.ts'
import type { Part } from './report/parts.ts'
import { writeReport } from './report/report.ts'

const draw = (content: string, size = 'width="200" height="120"') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#faf4ed"/>${content}</svg>`,
    ),
  )
    .png()
    .toBuffer()

const box = (x: number, fill = '#c02d00') => `<rect x="${x}" y="40" width="60" height="30" fill="${fill}"/>`
/** Something whose every part looks different, as letters do. */
const sign = (x: number, y: number) =>
  `<path d="M${x} ${y}h9v3h-5v4h12v2l-3 9h-6v-7h-4z" fill="#14181f"/><path d="M${x + 30} ${y + 4}h3l9 12h-4z" fill="#14181f"/>`
const words: Part = { kind: 'text', name: 'Begin', x: 20, y: 20, width: 80, height: 30 }
const button: Part = { kind: 'element', name: 'button', x: 10, y: 10, width: 120, height: 90 }

async function reasonsFor(before: string, after: string, parts: Part[] = [], size?: string) {
  const pixels = async (content: string, dimensions?: string) => {
    const { data, info } = await sharp(await draw(content, dimensions))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data: new Uint32Array(Uint8Array.from(data).buffer) }
  }
  return measure(await pixels(before), await pixels(after, size), parts).regions.map(({ reason, words, element }) => [
    reason,
    words,
    element,
  ])
}

describe('the reason of a difference', () => {
  it('is layout where things moved, and how far', async () => {
    expect(await reasonsFor(sign(24, 28), sign(27, 28), [words, button])).toEqual([
      ['layout', 'moved 3 px to the right', 'button'],
    ])
    expect(await reasonsFor(sign(24, 28), sign(24, 40))).toEqual([['layout', 'moved 12 px down', undefined]])
  })

  it('is layout where the picture grew', async () => {
    expect((await reasonsFor(box(20), box(20), [], 'width="200" height="128"'))[0]).toEqual([
      'layout',
      'the whole picture is 8 px higher',
      undefined,
    ])
  })

  it('is colour where the same is drawn in another, and which', async () => {
    expect(await reasonsFor(box(20), box(20, '#007a4d'), [button])).toEqual([
      ['colour', '#c02d00 is now #007a4d', 'button'],
    ])
  })

  it('is text where the page has other letters', async () => {
    const other = '<path d="M24 28v18h3v-9h7v9h3v-18zM60 28h14v3h-14z" fill="#14181f"/>'
    expect(await reasonsFor(sign(24, 28), other, [words, button])).toEqual([['text', 'now “Begin”', 'button']])
  })

  it('is drawing where something came that is neither', async () => {
    expect(await reasonsFor('', box(20))).toEqual([
      ['drawing', 'something is drawn that was not, or not any more', undefined],
    ])
  })
})

describe('the page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'visual-report-'))
  let browser: Browser
  let address: string

  beforeAll(async () => {
    const storybookFolder = path.join(folder, 'storybook')
    mkdirSync(storybookFolder)
    writeFileSync(path.join(storybookFolder, 'index.json'), JSON.stringify(storyList))
    const moved = await comparePictures('one', await draw(sign(24, 28)), await draw(sign(27, 28)))
    const coloured = await comparePictures('two', await draw(box(20)), await draw(box(20, '#007a4d')))
    if (!moved || !coloured) throw new Error('The two pictures of an example are alike.')
    const differences: Difference[] = [
      { ...moved, name: 'primitives-button--solid--800-day-en', parts: [words, button] },
      { ...moved, name: 'primitives-button--solid--800-night-en', parts: [words, button] },
      { ...coloured, name: 'blocks-frame-site-header--ready--1280-day-de' },
      { name: 'primitives-button--quiet--800-day-en', kind: 'new', pixels: 0, actual: await draw(box(20)) },
      { name: 'primitives-button--solid--800-day-en: axe by day', kind: 'failed', pixels: 0, reason: 'label: <input>' },
    ]
    address = pathToFileURL(
      await writeReport(differences, { storybookFolder, folder: path.join(folder, 'report'), twice: ['a late one'] }),
    ).href
    const { isPinned: _, ...options } = await browserOptions()
    browser = await chromium.launch(options)
  })
  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function open(width = 1280, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
    await page.goto(address)
    await page.getByRole('heading', { name: '5 differences' }).waitFor()
    return page
  }

  it('finds, judges and gathers the command by keyboard alone', async () => {
    const page = await open()
    await page.keyboard.press('a')
    await page.keyboard.press('a')
    await page.keyboard.press('d')
    await expect.poll(() => page.getByRole('status').textContent()).toBe('5 of 5 shown, 3 judged')
    expect(await page.getByRole('region', { name: 'Accepted so far' }).locator('code').textContent()).toBe(
      'npm run test:visual -- --update primitives-button--solid--800-day-en primitives-button--solid--800-night-en',
    )
    await page.reload()
    await expect.poll(() => page.getByRole('status').textContent()).toBe('5 of 5 shown, 3 judged')
    await page.close()
  })

  it('accepts a whole component by its name', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Accept component' }).click()
    const command = page.getByRole('region', { name: 'Accepted so far' }).locator('code')
    expect(await command.textContent()).toBe('npm run test:visual -- --update primitives-button--')
    const box = await command.boundingBox()
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(900)
    await page.close()
  })

  it('filters by component, theme, language and reason', async () => {
    const page = await open()
    const status = page.getByRole('status')
    await page.getByLabel('Theme').selectOption('night')
    await expect.poll(() => status.textContent()).toMatch(/^1 of 5/)
    await page.getByLabel('Theme').selectOption('All')
    await page.getByLabel('Language').selectOption('German')
    await expect.poll(() => status.textContent()).toMatch(/^1 of 5/)
    await page.getByLabel('Reason').selectOption('layout')
    await page.getByText('Nothing fits the filter.').waitFor()
    await page.getByLabel('Language').selectOption('All')
    await page.getByRole('combobox', { name: 'Component' }).selectOption('Primitives / Button')
    await expect.poll(() => status.textContent()).toMatch(/^2 of 5/)
    await page.close()
  })

  it('lays pictures over one another, cuts and turns them', async () => {
    const page = await open()
    const now = page.locator('.picture').nth(1)
    await page.keyboard.press('2')
    await page.getByLabel('How much of now').fill('20')
    expect(await now.evaluate((picture) => getComputedStyle(picture).opacity)).toBe('0.2')
    await page.keyboard.press('3')
    // It goes through what differs, wherever that is.
    const place = await page.locator('[data-region="0"]').evaluate((box) => box.getAttribute('style') ?? '')
    const [, left = '', width = ''] = /left:([\d.]+)%.*width:([\d.]+)%/.exec(place) ?? []
    const cut = await page.locator('.is-cut').evaluate((box) => box.style.getPropertyValue('--cut'))
    expect(Number.parseFloat(cut)).toBeCloseTo(Number(left) + Number(width) / 2, 3)
    await page.getByLabel('Where the cut is').fill('70')
    expect(await now.evaluate((picture) => getComputedStyle(picture).clipPath)).toBe('inset(0px 0px 0px 70%)')
    await page.keyboard.press('4')
    expect(await now.isVisible()).toBe(false)
    await page.keyboard.press('b')
    expect(await now.isVisible()).toBe(true)
    await page.close()
  })

  it('brings the pictures up that a view is asked for, and keeps what judges beside them', async () => {
    const page = await open()
    await page.setViewportSize({ width: 1280, height: 660 })
    const bottomOf = async (place: string) => {
      const box = await page.locator(place).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(await bottomOf('.stage')).toBeGreaterThan(660)
    await page.keyboard.press('3')
    await expect.poll(() => bottomOf('.stage')).toBeLessThanOrEqual(660)
    const accept = await page.getByRole('button', { name: 'Accept', exact: true }).boundingBox()
    expect(accept?.y).toBeGreaterThanOrEqual(0)
    expect(await bottomOf('.head')).toBeLessThanOrEqual((await page.locator('.tools').boundingBox())?.y ?? 0)
    await page.close()
  })

  it('names the file of a story and its last commit', async () => {
    const page = await open()
    const files = page.getByRole('region', { name: 'Files' })
    await files.getByText('stories/primitives/button.stories.tsx').waitFor()
    await files.getByText('ui/primitives/button.tsx').waitFor()
    await files
      .getByText(/^[0-9a-f]{7,}, \d{4}-\d\d-\d\d: /)
      .first()
      .waitFor()
    await page.close()
  })

  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('has nothing for axe at %i px in %s', async (width, colorScheme) => {
    const page = await open(width, colorScheme)
    await page.getByText('Keys', { exact: true }).click()
    for (const view of ['1', '2', '3', '4', '5']) {
      await page.keyboard.press(view)
      expect(await axeFindings(page)).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.close()
  })
})

const story = (title: string, name: string, importPath: string) => ({ title, name, importPath })
const storyList = {
  entries: {
    'primitives-button--solid': story('Primitives/Button', 'Solid', './stories/primitives/button.stories.tsx'),
    'primitives-button--quiet': story('Primitives/Button', 'Quiet', './stories/primitives/button.stories.tsx'),
    'blocks-frame-site-header--ready': story(
      'Blocks/Frame/Site header',
      'Ready',
      './stories/blocks/frame/site-header.stories.tsx',
    ),
  },
}
