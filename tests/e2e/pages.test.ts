import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '#locales/languages.ts'
import { alternatePaths, canonicalPath, localPath, plainPath } from '#site/address/addresses.ts'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { banner } from '../support/browser/visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const publicUrl = 'https://dritare.example'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

interface Row {
  path: string
  status?: number
  isUnlisted?: boolean
  /** The same page with other posts: a browser has nothing new to show. */
  like?: string
}

/** The route table of specification 2 and D2, with how each is answered. */
const pages: Row[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/blog' },
  { path: '/blog/type/insights' },
  { path: '/blog/type/features', like: '/blog/type/insights' },
  { path: '/blog/type/case-studies', like: '/blog/type/insights' },
  { path: '/blog/type/news', like: '/blog/type/insights' },
  { path: '/blog/type/opinion', like: '/blog/type/insights' },
  { path: '/blog/app/no-such-post', status: 404 },
  { path: '/blog/app/draft/no-such-post', status: 404, like: '/blog/app/no-such-post' },
  { path: '/imprint' },
  { path: '/privacy-policy' },
  { path: '/terms-of-service' },
  { path: '/cookie-policy' },
  { path: '/gdpr' },
  { path: '/portfolio' },
  { path: '/careers' },
  { path: '/sample-post' },
  { path: '/thank-you', isUnlisted: true },
  { path: '/message-error', isUnlisted: true },
  { path: '/no-such-page', status: 404 },
]
const walkUnder = (prefixes: (Language | undefined)[], rows = pages) =>
  prefixes.flatMap((prefix) =>
    rows.map(({ path, status = 200, isUnlisted = status === 404 }) => ({
      address: localPath(path, prefix),
      lang: prefix ?? 'en',
      status,
      isUnlisted,
    })),
  )

/** Every internal link that was met, and where. */
const links = new Map<string, string>()

function meetLinks(hrefs: (string | null)[], address: string): void {
  for (const href of hrefs) {
    // The same dead end in another language is one, too.
    const isDeadEnd = pages.some((row) => row.status === 404 && row.path === plainPath(href ?? ''))
    if (href && !isDeadEnd) links.set(href.replace(/#.*/, ''), address)
  }
}

describe('every route under every prefix', () => {
  let open: OpenPage
  beforeAll(async () => {
    open = await openPage()
    // Any page of the site may read the others; nothing of them is run.
    await open.page.goto(`${server.url}/icon.svg`)
  })
  afterAll(() => open[Symbol.asyncDispose]())

  /** What the server sends for an address, before any script has touched it. */
  const read = (address: string) =>
    open.page.evaluate(async (path) => {
      const answer = await fetch(path)
      const sent = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const all = (selector: string, attribute: string) =>
        [...sent.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
      return {
        status: answer.status,
        lang: sent.documentElement.lang,
        title: sent.title,
        headings: sent.querySelectorAll('h1').length,
        canonical: all('link[rel="canonical"]', 'href'),
        hreflang: all('link[rel="alternate"][hreflang]', 'hreflang'),
        alternates: all('link[rel="alternate"][hreflang]', 'href'),
        links: all('a[href^="/"]', 'href'),
      }
    }, address)

  it.each(walkUnder([undefined, ...languages]))('$address', async ({ address, lang, status, isUnlisted }) => {
    const sent = await read(address)
    meetLinks(sent.links, address)
    expect(sent).toMatchObject({ status, lang, headings: 1 })
    expect(sent.title).toMatch(/\S.* \| \S/)
    expect(sent.canonical).toEqual(isUnlisted ? [] : [publicUrl + canonicalPath(address)])
    // The set depends on the page alone, so each of the seven addresses names the same seven: they are mutual.
    const alternates = isUnlisted ? [] : alternatePaths(address)
    expect(sent.hreflang).toEqual(alternates.map(({ hreflang }) => hreflang))
    expect(sent.alternates).toEqual(alternates.map(({ path }) => publicUrl + path))
  })
})

// The plain address by day, and by night the language with the longest words: what a browser makes of the page does not depend on the others'.
describe.each([
  { prefix: undefined, colorScheme: 'light' },
  { prefix: 'de', colorScheme: 'dark' },
] as const)('every route in a browser, $colorScheme', ({ prefix, colorScheme }) => {
  // One visitor for all of them, who never answers the banner: nothing is stored.
  let open: OpenPage
  beforeAll(async () => {
    open = await openPage({ reducedMotion: 'reduce', colorScheme })
    await open.page.clock.install()
  })
  afterAll(() => open[Symbol.asyncDispose]())

  const unlike = pages.filter(({ like }) => !like)
  it.each(walkUnder([prefix], unlike))('$address', async ({ address, lang, status }) => {
    const { page, problems } = open
    problems.length = 0
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(server.url + address)
    await hydrated(page)
    meetLinks(
      await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      address,
    )
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.locator('h1').count()).toBe(1)
    expect(problems.filter((problem) => !(status === 404 && problem.includes('404')))).toEqual([])

    // The banner's second is not waited for at each of them.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000)
        return banner(page).count()
      })
      .toBe(1)
    // What axe finds does not depend on the language, and of what it finds only colours on the time of day.
    expect(await axeFindings(page, colorScheme === 'dark' ? { only: 'color-contrast' } : {})).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.waitForFunction(() => document.documentElement.scrollWidth === 320)
  })
})

describe('the site', () => {
  it('is served with a line in the log, once, while its imprint is the sample', () => {
    expect(server.output().match(/is still the sample/g)).toHaveLength(1)
  })

  it('leads by every internal link to a page that is there', async () => {
    expect(links.size).toBeGreaterThan(100)
    const broken: string[] = []
    for (const [href, from] of links) {
      const { status } = await fetch(server.url + href)
      if (status !== 200) broken.push(`${href} (${status}), from ${from}`)
    }
    expect(broken).toEqual([])
  })
})
