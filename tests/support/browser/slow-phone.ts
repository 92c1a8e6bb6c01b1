import type { Page } from 'playwright'
import { moving, type OpenPage, openPage } from './browser-page.ts'

/** Bits a second, as CDP counts bytes. */
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false }

/** A page on a phone with a quarter of this machine's speed, on slow 4G. */
export async function openSlowPhone(): Promise<OpenPage> {
  const open = await openPage({ ...moving, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const devtools = await open.context.newCDPSession(open.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.emulateNetworkConditions', line)
  open.context.setDefaultTimeout(30_000)
  return open
}

/** Opens an address and returns as soon as something is painted: long before the application is there. */
export async function openToFirstPaint(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

/** Notes the paths that forms and calls are posted to from now on. */
export function notePosts(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}
