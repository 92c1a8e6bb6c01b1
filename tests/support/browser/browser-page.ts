import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { browserOptions } from './browser.ts'

let browser: Promise<Browser> | undefined

/** The one browser of this test file. */
function openBrowser(): Promise<Browser> {
  browser ??= browserOptions().then(({ isPinned: _, ...options }) => chromium.launch(options))
  return browser
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

export interface OpenPage extends AsyncDisposable {
  page: Page
  context: BrowserContext
  /** Warnings, errors and uncaught exceptions of the page: empty, unless a test expects some. */
  problems: string[]
}

/** What moves is painted again and again, without a graphics card by the processor alone: half of what a page costs a test. */
const still: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' }
/** For tests of what moves, and of what a page loads for it. */
export const moving: BrowserContextOptions = { reducedMotion: 'no-preference' }

/** A page in a context of its own: nothing stored, nothing shared, and nothing moves unless a test asks for it. */
export async function openPage(options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await (await openBrowser()).newContext({ ...still, ...options })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return { page, context, problems, [Symbol.asyncDispose]: () => context.close() }
}

/** Resolves when the first view is hydrated. What lies below it waits for a sign of the visitor. */
export async function firstViewHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

/** Resolves once the whole page is hydrated: a sign of the visitor hydrates what lies below the first view. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ours = (element: Element | null, mark: string) =>
      element !== null && Object.keys(element).some((key) => key.startsWith(mark))
    if (!ours(document.getElementById('root'), '__reactContainer')) return false
    window.dispatchEvent(new Event('scroll'))
    const parts = [
      document.querySelector('header'),
      document.querySelector('footer'),
      document.querySelector('main > :last-child'),
    ]
    return parts.every((part) => part === null || ours(part, '__reactFiber'))
  })
}
