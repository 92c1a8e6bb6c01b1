import type { BrowserContextOptions } from 'playwright'
import { openPage } from './browser-page.ts'

/** Shows a page whose scripts are on their way until `come` is called. */
export async function openEarly(address: string, options: BrowserContextOptions = {}) {
  const open = await openPage(options)
  const { resolve: come, promise: onTheirWay } = Promise.withResolvers<void>()
  await open.page.route('**/assets/**/*.js', async (route) => {
    await onTheirWay
    await route.fallback()
  })
  await open.page.goto(address, { waitUntil: 'commit' })
  await open.page.locator('main h1, main form').first().waitFor()
  return { ...open, come }
}
