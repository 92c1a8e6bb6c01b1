import type { BrowserContext, Page } from 'playwright'
import { axeFindings } from '../support/browser/axe.ts'

/** Stories are asked one by one, where each is alone on its page; what is shown as wrong is meant to be. */
const stories = '[id^="story--"], iframe[title^="The story"], [data-example]'

/** What is wrong with a page of Storybook’s documents: by axe, by day and by night, and by its width at 390 px. */
export async function documentFindings(context: BrowserContext, url: string, id: string): Promise<string[]> {
  const page = await openDocument(context, url, id)
  await hideSpecimens(page)
  const byDay = await axeFindings(page, { exclude: stories })
  await turnToNight(page)
  const byNight = await axeFindings(page, { exclude: stories, only: 'color-contrast' })
  await page.setViewportSize({ width: 390, height: 900 })
  const width = await settledWidth(page)
  await page.close()
  return [
    ...byDay.map((line) => `by day: ${line}`),
    ...byNight.map((line) => `by night: ${line}`),
    ...(width > 390 ? [`at 390 px: ${width} px wide`] : []),
  ]
}

/** What counts a page’s headings and landmarks goes by what is read out: those of a page that is shown are not the document’s. */
async function hideSpecimens(page: Page): Promise<void> {
  await page.locator(stories).evaluateAll((shown) => {
    for (const one of shown) one.ariaHidden = 'true'
  })
}

/** A document alone, as in Storybook’s frame. Ends when its heading is there. */
export async function openDocument(context: BrowserContext, url: string, id: string, globals = 'theme:day') {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}&globals=${globals}`)
  await page.locator('main h1').first().waitFor()
  return page
}

/** The document alone: the toolbar’s message would show every story on it once more. */
async function turnToNight(page: Page): Promise<void> {
  await page.evaluate(`{
    const preview = window.__STORYBOOK_PREVIEW__
    preview.storyStoreValue.userGlobals.update({ theme: 'night' })
    preview.channel.emit('globalsUpdated', {})
  }`)
  await page.locator('html[data-theme="night"]').waitFor()
}

/** The page’s width once two looks, a tenth of a second apart, agree. */
async function settledWidth(page: Page): Promise<number> {
  const look = () => page.evaluate(() => document.documentElement.scrollWidth)
  let width = await look()
  for (let tries = 0; tries < 50; tries++) {
    await page.waitForTimeout(100)
    const next = await look()
    if (next === width && next <= 390) return next
    width = next
  }
  return width
}
