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

/** A page in a context of its own: nothing stored, nothing shared. */
export async function openPage(options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await (await openBrowser()).newContext({ viewport: { width: 1280, height: 900 }, ...options })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return { page, context, problems, [Symbol.asyncDispose]: () => context.close() }
}

/** Resolves once the application has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}
