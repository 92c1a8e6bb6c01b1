import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

/** A page of each kind; the languages differ in words alone. */
const pages = [
  '/en/',
  '/en/about/',
  '/en/contact/',
  '/en/blog/',
  '/en/blog/?q=window',
  '/en/blog/?q=nothing-at-all',
  '/en/blog/app/multilingual-sites/',
  '/en/blog/app/performance-budget/',
  '/en/blog/app/no-such-post/',
  '/en/privacy-policy/',
  '/en/cookie-policy/',
  '/en/portfolio/',
  '/en/careers/',
  '/en/thank-you/',
  '/en/no-such-page/',
]
/** Classes that mark something for others, and have no rules themselves. */
const marks = /^(group\/|hljs|language-|contains-task-list$|footnotes$|[a-z]+_+$)/

describe.each(pages)('%s', (path) => {
  it('defines each token that its rules read', async () => {
    const html = await (await fetch(server.url + path)).text()
    const sheet = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join()
    // With a fallback it may be missing; Tailwind's and Radix's own are set where they are used.
    const read = new Set([...sheet.matchAll(/var\((--(?!tw-|radix-)[\w-]+)\)/g)].map(([, name = '']) => name))
    expect(read.size).toBeGreaterThan(5)
    const isSet = (name: string) => sheet.includes(`${name}:`) || html.includes(`${name}:`)
    expect([...read].filter((name) => !isSet(name))).toEqual([])
  })

  it('has rules for each of its classes', async () => {
    const html = await (await fetch(server.url + path)).text()
    const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => decode(list))
    const used = new Set(lists.flatMap((list) => list.split(/\s+/)))
    const sheet = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join()
    const ruled = new Set([...sheet.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name?.replace(/\\/g, '')))
    expect([...used].filter((name) => name && !ruled.has(name) && !marks.test(name))).toEqual([])
  })
})

describe('the style sheet', () => {
  it('serves the pages that the browser draws', async () => {
    await using open = await openPage({ reducedMotion: 'reduce' })
    const { page } = open
    await page.goto(`${server.url}/en/thank-you/`)
    await hydrated(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    // Without a chosen language the application's links lead to plain paths (D6).
    await page.waitForURL(/\/contact\/?$/)
    await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor()
    const drawn = await page.locator('main form').first().boundingBox()
    await page.reload()
    expect(await page.locator('main form').first().boundingBox()).toEqual(drawn)
  })
})

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decode(list: string): string {
  return list.replace(/&(\w+|#x27);/g, (whole, name) => entities[name] ?? whole)
}
