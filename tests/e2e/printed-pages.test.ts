import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

/** A4 at 96 dots an inch, without margins. */
const sheet = { width: 794, height: 1123 }

it('Home on paper has its pictures, whole steps and every review', async () => {
  await using open = await openPage({ viewport: sheet })
  const { page } = open
  await page.goto(`${server.url}/en/`)
  await page.emulateMedia({ media: 'print' })
  for (const quote of await page.locator('[data-slot="reviews"] blockquote').all()) {
    await expect.poll(() => quote.isVisible()).toBe(true)
  }
  expect(await page.locator('[data-slot="reviews"] blockquote').count()).toBe(3)
  const edges = await page
    .locator('[data-slot="slider-row"] li')
    .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().right))
  expect(edges).toHaveLength(5)
  for (const edge of edges) expect(edge).toBeLessThanOrEqual(sheet.width)
  // A pane that stays shut on paper is an empty one.
  const shutters = await page.locator('[data-slot="opening-shutters"]').all()
  for (const shutter of shutters) expect(await shutter.isVisible()).toBe(false)
  // Whoever prints has not scrolled: the browser fetches what it has left for later.
  await page.pdf()
  const pictures = page.locator('main picture:visible img')
  expect(await pictures.count()).toBeGreaterThan(5)
  await expect
    .poll(() => pictures.evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length), {
      timeout: 10_000,
    })
    .toBe(0)
})

it('the questions are answered on paper, where nobody can unfold them', async () => {
  await using open = await openPage({ viewport: sheet })
  const { page } = open
  await page.goto(`${server.url}/en/contact/`)
  const answers = await page.locator('main [data-slot="disclosure-content"]').all()
  expect(answers.length).toBeGreaterThan(5)
  const heights = () => Promise.all(answers.map(async (answer) => (await answer.boundingBox())?.height ?? 0))
  expect(Math.max(...(await heights()))).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(20)
})
