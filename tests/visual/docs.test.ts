import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browserOptions } from '../support/browser/browser.ts'
import { root } from '../support/run/steps.ts'
import { documentFindings, openDocument } from './documents.ts'
import { serveDocuments } from './storybook.ts'

/** One of each kind: by hand, of a pattern, of a control, of a block that reads its words itself, of a decision. */
const documents = [
  'welcome--docs',
  'foundations-colour--docs',
  'foundations-space--docs',
  'patterns-accessibility--docs',
  'patterns-dates-and-numbers--docs',
  'patterns-grid-of-panes--docs',
  'primitives-overview--docs',
  'primitives-button--docs',
  'primitives-tabs--docs',
  'blocks-forms-newsletter-form--docs',
  'decisions-0012-what-a-browser-gets-first--docs',
  'decisions-0016-staff-accounts--docs',
]
let storybook: Awaited<ReturnType<typeof serveDocuments>>
let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  storybook = await serveDocuments(path.join(root, 'dist', 'documents'))
  const { isPinned: _, ...options } = await browserOptions()
  browser = await chromium.launch(options)
  context = await browser.newContext({ reducedMotion: 'reduce' })
})
afterAll(async () => {
  await browser?.close()
  await storybook?.close()
})

const open = (id: string, globals?: string) => openDocument(context, storybook.url, id, globals)

it.each(documents)('axe has nothing to say about %s by day and by night, and it holds at 390 px', async (id) => {
  expect(await documentFindings(context, storybook.url, id)).toEqual([])
})

it('keeps its own time of day beside a story that is always by night', async () => {
  const page = await open('blocks-staff-segments-strip--docs')
  await page.locator('main [data-theme="night"]').first().waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('day')
  await page.close()
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
  const page = await open('primitives-text-field--docs')
  const parts = page.locator('h2:text-is("Anatomy") ~ ol').first().locator('li')
  await expect.poll(() => parts.count()).toBeGreaterThan(2)
  expect(await parts.filter({ hasText: 'text field' }).first().textContent()).toMatch(
    /<input> · [\d.]+ × [\d.]+ px · padding/,
  )
  await page.close()
})

it('keeps the toolbar for each frame of a story: one in French speaks French, and no other', async () => {
  const page = await open('patterns-forms-and-their-errors--docs')
  const frame = (story: string) => page.frameLocator(`iframe[title="The story ${story}"]`)
  const french = page.locator('iframe[title="The story blocks-forms-newsletter-form--rate-limited"]')
  await french.scrollIntoViewIfNeeded()
  await frame('blocks-forms-newsletter-form--rate-limited').getByText('Trop de requêtes').waitFor()
  await page.locator('iframe[title="The story blocks-forms-contact-form--idle"]').scrollIntoViewIfNeeded()
  await frame('blocks-forms-contact-form--idle').getByRole('button', { name: 'Send message' }).waitFor()
  await page.close()
})

it('spells out what a prop takes, and says who uses the component', async () => {
  const page = await open('primitives-button--docs')
  await page.getByText("'solid' | 'outline' | 'quiet'").first().waitFor()
  await page.getByText('ui/blocks/forms/message-form.tsx').waitFor()
  await page.close()
})

it('says what a screen reader says, in the language of the toolbar', async () => {
  const page = await open('blocks-forms-newsletter-form--docs', 'theme:day;locale:de')
  await page.getByText('locales/{en,sq,de,es,it,fr}/site/newsletter-form.json').waitFor()
  await page.locator('[data-slot="newsletter-form"]').first().waitFor()
  await page.getByText('What a screen reader says').click()
  await page.locator('details li', { hasText: /^textbox/ }).waitFor()
  await page.close()
})
