import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../support/browser/axe.ts'
import { browserOptions } from '../support/browser/browser.ts'
import { root } from '../support/run/steps.ts'
import { serveDocuments } from './storybook.ts'

/** One of each kind: by hand, of a pattern, of a control, of a block that reads its words itself, of a decision. */
const documents = [
  'welcome--docs',
  'foundations-colour--docs',
  'foundations-space--docs',
  'patterns-accessibility--docs',
  'patterns-dates-and-numbers--docs',
  'patterns-grid-of-panes--docs',
  'primitives-button--docs',
  'primitives-tabs--docs',
  'blocks-forms-newsletter-form--docs',
  'decisions-0012-what-a-browser-gets-first--docs',
]
/** Stories are asked one by one, where each is alone on its page; what is shown as wrong is meant to be. */
const stories = '[id^="story--"], iframe[title^="The story"], [data-example]'

let storybook: Awaited<ReturnType<typeof serveDocuments>>
let browser: Browser
beforeAll(async () => {
  storybook = await serveDocuments(path.join(root, 'dist', 'documents'))
  const { isPinned: _, ...options } = await browserOptions()
  browser = await chromium.launch(options)
})
afterAll(async () => {
  await browser?.close()
  await storybook?.close()
})

async function open(id: string, width: number, theme = 'day', locale = 'en') {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme};locale:${locale}`)
  await page.locator('main h1').first().waitFor()
  return page
}

describe.each(['day', 'night'])('by %s', (theme) => {
  it.each(documents)('axe has nothing to say about %s, which holds at 390 px', async (id) => {
    const page = await open(id, 1280, theme)
    expect(await axeFindings(page, { exclude: stories })).toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.close()
  })
})

it('has every story that a page shows, and every page that one leads to', async () => {
  const answer = await fetch(`${storybook.url}/index.json`)
  const { entries }: { entries: Record<string, unknown> } = await answer.json()
  const named = globSync('stories/**/*.{mdx,tsx}', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /(?:\bstory="|path=\/(?:docs|story)\/|'(?:docs|story)\/)([\w-]+--[\w-]+)/g,
      ),
    ].map(([, id = '']) => id),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((id) => !(id in entries))).toEqual([])
})

it('takes a component apart: a number on each part, and what it measures', async () => {
  const page = await open('primitives-text-field--docs', 1280)
  const parts = page.locator('h2:text-is("Anatomy") ~ ol').first().locator('li')
  await expect.poll(() => parts.count()).toBeGreaterThan(2)
  expect(await parts.filter({ hasText: 'text field' }).first().textContent()).toMatch(
    /<input> · [\d.]+ × [\d.]+ px · padding/,
  )
  await page.close()
})

it('keeps the toolbar for each frame of a story: one in French speaks French, and no other', async () => {
  const page = await open('patterns-forms-and-their-errors--docs', 1280)
  const frame = (story: string) => page.frameLocator(`iframe[title="The story ${story}"]`)
  const french = page.locator('iframe[title="The story blocks-forms-newsletter-form--rate-limited"]')
  await french.scrollIntoViewIfNeeded()
  await frame('blocks-forms-newsletter-form--rate-limited').getByText('Trop de requêtes').waitFor()
  await page.locator('iframe[title="The story blocks-forms-contact-form--idle"]').scrollIntoViewIfNeeded()
  await frame('blocks-forms-contact-form--idle').getByRole('button', { name: 'Send message' }).waitFor()
  await page.close()
})

it('spells out what a prop takes, and says who uses the component', async () => {
  const page = await open('primitives-button--docs', 1280)
  await page.getByText("'solid' | 'outline' | 'quiet'").first().waitFor()
  await page.getByText('ui/blocks/forms/message-form.tsx').waitFor()
  await page.close()
})

it('says what a screen reader says, in the language of the toolbar', async () => {
  const page = await open('blocks-forms-newsletter-form--docs', 1280, 'day', 'de')
  await page.getByText('locales/{en,sq,de,es,it,fr}/site/newsletter-form.json').waitFor()
  await page.locator('[data-slot="newsletter-form"]').first().waitFor()
  await page.getByText('What a screen reader says').click()
  await page.locator('details li', { hasText: /^textbox/ }).waitFor()
  await page.close()
})
