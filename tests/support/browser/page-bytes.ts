import type { Page, Request, Response } from 'playwright'
import { firstViewHydrated, moving, openPage } from './browser-page.ts'
import { compressedSize } from './compressed-size.ts'
import { banner } from './visitor.ts'

export const byteKinds = [
  'HTML and CSS',
  'JavaScript inline',
  'JavaScript before idle',
  'JavaScript after idle',
  'CSS after idle',
  'fonts',
  'pictures',
  'other',
] as const

export type ByteKind = (typeof byteKinds)[number]

/** What a page makes a browser fetch, by kind and file: bytes of the body as it is kept to be sent. */
export type PageBytes = Record<ByteKind, Record<string, number>>

/** The phone that Lighthouse has in mind: pictures are chosen by it. */
const phone = { ...moving, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
export const release = 'release-idle'

/**
 * Opens an address as a new visitor who does nothing. The browser says that it is idle only when everything that does
 * not wait for it is here, so that before and after do not depend on the machine.
 */
export async function readPageBytes(url: string): Promise<PageBytes> {
  await using open = await openPage(phone)
  const { page } = open
  const fetched: { request: Request; isBeforeIdle: boolean }[] = []
  let isBeforeIdle = true
  page.on('request', (request) => fetched.push({ request, isBeforeIdle }))
  await page.addInitScript(holdIdle, release)
  await page.goto(url, { waitUntil: 'networkidle' })
  const inline = await inlineScripts(page)

  isBeforeIdle = false
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), release)
  await firstViewHydrated(page)
  // The last thing that comes by itself.
  await banner(page).waitFor()
  await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))

  const bytes = emptyBytes()
  for (const { request, isBeforeIdle: isEarly } of fetched) {
    const response = await request.response()
    if (!response || !request.url().startsWith('http')) continue
    const kind = kindOf(request, isEarly)
    const name = nameOf(request)
    bytes[kind][name] = (bytes[kind][name] ?? 0) + (await sizeOf(response))
  }
  if (inline) bytes['JavaScript inline']['inline'] = compressedSize(Buffer.from(inline))
  return bytes
}

export const totalOf = (files: Record<string, number>) => Object.values(files).reduce((sum, size) => sum + size, 0)

/** For `addInitScript`: the browser says that it is idle when an event of that name is dispatched on `window`. */
export function holdIdle(name: string): void {
  const { requestIdleCallback: whenIdle } = window
  const held: Parameters<typeof whenIdle>[] = []
  window.requestIdleCallback = (...call) => held.push(call)
  window.addEventListener(name, () => {
    window.requestIdleCallback = whenIdle
    for (const call of held) whenIdle(...call)
  })
}

/** Scripts that run; the others hold what belongs to the page. */
function inlineScripts(page: Page): Promise<string> {
  return page
    .locator('script:not([src], [type]), script[type="module"]:not([src])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent).join('\n'))
}

function kindOf(request: Request, isBeforeIdle: boolean): ByteKind {
  switch (request.resourceType()) {
    case 'document':
      return 'HTML and CSS'
    case 'stylesheet':
      return isBeforeIdle ? 'HTML and CSS' : 'CSS after idle'
    case 'script':
      return isBeforeIdle ? 'JavaScript before idle' : 'JavaScript after idle'
    case 'font':
      return 'fonts'
    case 'image':
      return 'pictures'
    default:
      return 'other'
  }
}

/** The name of a file, without what changes with its content: `entry-client-B6Y2XHcV.js` → `entry-client.js`. */
function nameOf(request: Request): string {
  if (request.resourceType() === 'document') return 'document'
  const { pathname } = new URL(request.url())
  return pathname.replace(/^\/(assets|pictures)\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1')
}

/**
 * Text counts as brotli makes it at its best: a server first sends what it has made in a hurry, so what it sends is
 * another moment's size. `tests/e2e/budgets.test.ts` holds the server to it.
 */
async function sizeOf(response: Response): Promise<number> {
  const body = await response.body()
  return isText(response) ? compressedSize(body) : body.length
}

export const isText = (response: Pick<Response, 'headers'>) =>
  /^(text\/|application\/(javascript|json|manifest)|image\/svg)/.test(response.headers()['content-type'] ?? '')

const emptyBytes = (): PageBytes => ({
  'HTML and CSS': {},
  'JavaScript inline': {},
  'JavaScript before idle': {},
  'JavaScript after idle': {},
  'CSS after idle': {},
  fonts: {},
  pictures: {},
  other: {},
})
