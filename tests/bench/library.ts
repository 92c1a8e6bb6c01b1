import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { browserOptions } from '../support/browser/browser.ts'
import { root } from '../support/run/steps.ts'
import { freePort } from '../support/servers/postgres.ts'
import { serveDocuments } from '../visual/storybook.ts'
import { endWithUs } from './end-with-us.ts'
import { median } from './load.ts'
import { figureTable, formats, type Part } from './section.ts'

const STORY = 'primitives-button--solid'
const DOCUMENT = 'welcome--docs'
const RUNS = 3
const PATIENCE = 180_000 // milliseconds

/** How long whoever opens Storybook waits. */
export const library: Part = {
  name: 'Storybook',
  async measure(say) {
    const { isPinned: _, ...options } = await browserOptions()
    const browser = await chromium.launch(options)
    try {
      say('storybook: the dev server, as on the first morning')
      const cold = await timeDevServer(browser, true)
      say(`storybook: the same again, first ${formats.ms(cold)}`)
      const warm = await timeDevServer(browser, false)
      say(`storybook: the static build, dev server ${formats.ms(warm)}`)
      const { story, document } = await timeStatic(browser)
      const about = `From the command to a story that stands, dev server and browser together; the first without what Vite keeps of its packages. The static build from its address to the story, or to the words of the welcome page; median of ${RUNS} browsers without a cache. The bars are what two cores need that do nothing else, and half as much again: beyond that something is loaded that a first view has no use for.`
      return figureTable('Storybook', about, [
        { name: 'dev server, the first time', value: cold, format: formats.ms, bar: { of: 'value', atMost: 90_000 } },
        { name: 'dev server', value: warm, format: formats.ms, bar: { of: 'value', atMost: 45_000 } },
        { name: 'static, a story', value: story, format: formats.ms, bar: { of: 'value', atMost: 4000 } },
        { name: 'static, the welcome page', value: document, format: formats.ms, bar: { of: 'value', atMost: 6000 } },
      ])
    } finally {
      await browser.close()
    }
  },
}

async function timeDevServer(browser: Browser, isFirst: boolean): Promise<number> {
  if (isFirst) await rm(path.join(root, 'node_modules', '.cache', 'storybook'), { recursive: true, force: true })
  const port = await freePort()
  const since = performance.now()
  const words = ['dev', '--ci', '--host', '127.0.0.1', '--port', String(port), '--disable-telemetry', '--quiet']
  const server = spawn(path.join(root, 'node_modules', '.bin', 'storybook'), words, { cwd: root, stdio: 'ignore' })
  const ended = endWithUs(server)
  try {
    const url = `http://127.0.0.1:${port}`
    while (!(await isThere(url))) {
      if (server.exitCode !== null) throw new Error('Storybook’s dev server ended before it answered.')
      if (performance.now() - since > PATIENCE) throw new Error('Storybook’s dev server does not answer.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await open(browser, `${url}/?path=/story/${STORY}`, (page) =>
      page.frameLocator('#storybook-preview-iframe').locator('[data-slot="button"]'),
    )
    return performance.now() - since
  } finally {
    server.kill()
    await ended
  }
}

const isThere = (url: string) =>
  fetch(`${url}/index.json`).then(
    ({ ok }) => ok,
    () => false,
  )

async function timeStatic(browser: Browser): Promise<{ story: number; document: number }> {
  const storybook = await serveDocuments(path.join(root, 'dist', 'documents'))
  try {
    const [stories, documents]: number[][] = [[], []]
    for (let run = 0; run < RUNS; run++) {
      stories?.push(await timeOpen(browser, `${storybook.url}/?path=/story/${STORY}`, '[data-slot="button"]'))
      documents?.push(await timeOpen(browser, `${storybook.url}/?path=/docs/${DOCUMENT}`, 'main h1'))
    }
    return { story: median(stories ?? []), document: median(documents ?? []) }
  } finally {
    await storybook.close()
  }
}

async function timeOpen(browser: Browser, url: string, awaited: string): Promise<number> {
  const since = performance.now()
  await open(browser, url, (page) => page.frameLocator('#storybook-preview-iframe').locator(awaited))
  return performance.now() - since
}

type Page = Awaited<ReturnType<Browser['newPage']>>

async function open(browser: Browser, url: string, find: (page: Page) => ReturnType<Page['locator']>): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url, { timeout: PATIENCE })
  await find(page).first().waitFor({ timeout: PATIENCE })
  await context.close()
}
