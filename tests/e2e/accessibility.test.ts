import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { banner, decided, roundButton, withStorage } from '../support/browser/visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const desk = { width: 1280, height: 720 }
const phone = { width: 320, height: 640 }
/** More than any page has stops. */
const MOST_STOPS = 150

function openStill(options: BrowserContextOptions): Promise<OpenPage> {
  return openPage({ reducedMotion: 'reduce', ...options })
}

async function visit({ page }: OpenPage, path: string): Promise<Page> {
  await page.goto(server.url + path)
  await hydrated(page)
  return page
}

/** The next stop of the keyboard: what it is called and how much of it is on top. Undefined behind the last one. */
async function nextStop(page: Page): Promise<{ name: string; share: number } | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const whole = element.closest('label') ?? element
    const shown = () => {
      const { left, top, width, height } = whole.getBoundingClientRect()
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
      const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y] as const))
      return points.filter(([x, y]) => whole.contains(document.elementFromPoint(x, y))).length / points.length
    }
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
    // What opens for the focus may take a moment to be there.
    for (let frame = 0; frame < 60 && shown() === 0; frame++) await new Promise(requestAnimationFrame)
    return { name, share: shown() }
  })
}

/** Every stop from the first to the last, or the first few. */
async function walk(page: Page, most = MOST_STOPS) {
  const stops: { name: string; share: number }[] = []
  for (let stop = await nextStop(page); stop && stops.length < most; stop = await nextStop(page)) stops.push(stop)
  return stops
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
  })

/** Text that is wider than the window or than what cuts it off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRead = ({ parentElement, nodeValue }: Node) =>
      nodeValue?.trim() &&
      parentElement?.checkVisibility({ visibilityProperty: true }) &&
      !parentElement.closest('.sr-only, [class*="sr-only"], svg, [aria-hidden="true"], [data-slot="metrics-ticker"]')
    const isCut = (node: Node) => {
      const range = document.createRange()
      range.selectNode(node)
      const text = range.getBoundingClientRect()
      for (let around = node.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX + overflowY)) return false
        if (overflowX !== 'visible' && (text.left < box.left - 2 || text.right > box.right + 2)) return true
        if (overflowY !== 'visible' && (text.top < box.top - 4 || text.bottom > box.bottom + 4)) return true
      }
      return text.right > window.innerWidth + 1
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (isRead(node) && isCut(node)) cut.push((node.nodeValue ?? '').slice(0, 60))
    }
    return cut
  })
}

describe('the keyboard’s focus (WCAG 2.4.11)', () => {
  it.each([
    ['/en/', desk],
    ['/en/contact/', phone],
    ['/en/privacy-policy/', desk],
  ])('is never hidden by the header or the cookie bar: %s at %o', async (path, viewport) => {
    await using open = await openStill({ viewport })
    const page = await visit(open, path)
    await banner(page).waitFor()
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(30)
    expect(stops.filter(({ share }) => share === 0)).toEqual([])
    expect(stops.slice(0, 5).map(({ name }) => name)).toEqual([
      'Skip to content',
      'Cookie policy',
      'Customise',
      'Reject',
      'Accept',
    ])
    expect(open.problems).toEqual([])
  })

  it.each([
    ['the cookie bar', desk, {}],
    ['the cookie bar', phone, {}],
    ['the round button', phone, decided()],
  ])('is never hidden by the offline notice, which stands above %s at %o', async (_name, viewport, storage) => {
    await using open = await openStill({ viewport })
    await withStorage(open.context, server.url, storage)
    const page = await visit(open, '/en/contact/')
    await banner(page).or(roundButton(page)).waitFor()
    await open.context.setOffline(true)
    await page.locator('[data-slot="offline-notice"] p').waitFor()
    expect((await walk(page, 9)).filter(({ share }) => share === 0)).toEqual([])
  })

  it('is still not hidden by the cookie bar when the offline notice has gone', async () => {
    await using open = await openStill({ viewport: phone })
    const page = await visit(open, '/en/contact/')
    await banner(page).waitFor()
    const room = () => page.evaluate(() => document.documentElement.style.scrollPaddingBottom)
    const before = await room()
    await open.context.setOffline(true)
    await page.locator('[data-slot="offline-notice"] p').waitFor()
    expect(Number.parseFloat(await room())).toBeGreaterThan(Number.parseFloat(before))
    await open.context.setOffline(false)
    await page.locator('[data-slot="offline-notice"] p').waitFor({ state: 'detached' })
    await expect.poll(() => room()).toBe(before)
  })

  it('stays with the visitor: from the banner to its panel and back, and on to the page after an answer', async () => {
    await using open = await openStill({ viewport: desk })
    const page = await visit(open, '/en/')
    await banner(page).getByRole('button', { name: 'Customise' }).press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.textContent === 'Customise')
    await banner(page).getByRole('button', { name: 'Reject' }).press('Enter')
    await roundButton(page).waitFor()
    await page.waitForFunction(() => document.activeElement?.matches('main'))
  })
})

describe('the header', () => {
  it('is worked by the keyboard alone: blog menu, search, language, theme', async () => {
    await using open = await openStill({ viewport: desk })
    const page = await visit(open, '/en/')
    const header = page.locator('header')
    await header.getByRole('link', { name: 'Blog', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('All posts')
    await page.keyboard.press('End')
    await expect.poll(() => focused(page)).toBe('Opinion')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Blog')

    await header.getByRole('button', { name: 'Search' }).press('Enter')
    await page.waitForFunction(() => document.activeElement?.matches('input[type=search], input[name=q]'))
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Search')

    await header.locator('[data-slot="language-switcher"] summary').press('Enter')
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('English')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toContain('Language')

    await header.locator('details').last().locator('summary').press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('night')
  })

  it('takes a key that follows at once on the one that opens the blog menu', async () => {
    await using open = await openStill({ viewport: desk })
    const page = await visit(open, '/en/')
    // All before the browser draws again, as keys arrive at a page that is busy.
    await page
      .locator('[data-slot="blog-menu"] a')
      .first()
      .evaluate((link: HTMLElement) => {
        link.focus()
        for (const key of ['ArrowDown', 'End'])
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      })
    expect(await focused(page)).toBe('Opinion')
  })

  it('names each language in that language, for those who read the page aloud (WCAG 3.1.2)', async () => {
    await using open = await openStill({ viewport: desk })
    const page = await visit(open, '/en/')
    const links = page.locator('[data-slot="language-switcher"] a')
    const named = await links.evaluateAll((all) => all.map((link) => [link.getAttribute('lang'), link.textContent]))
    expect(named).toContainEqual(['sq', 'Shqip'])
    expect(named).toContainEqual(['de', 'Deutsch'])
    expect(named).toHaveLength(6)
  })
})

describe('a page', () => {
  it.each(['/en/', '/de/contact/', '/de/blog/', '/de/cookie-policy/'])(
    '%s fits 320 pixels, and keeps its text with the spacing of WCAG 1.4.12',
    async (path) => {
      await using open = await openStill({ viewport: phone, bypassCSP: true })
      await withStorage(open.context, server.url, decided())
      const page = await visit(open, path)
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width()).toBe(320)
      expect(await cutOff(page)).toEqual([])
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
        transition: none !important } p { margin-bottom: 2em !important }`,
      })
      expect(await width()).toBe(320)
      expect(await cutOff(page)).toEqual([])
    },
  )
})
