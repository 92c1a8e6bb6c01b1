import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Browser, chromium, type Locator } from 'playwright'
import { build } from 'vite'
import { renderMarkdown } from '#api/services/markdown/markdown.ts'
import texts from '../../locales/en/site/blog-post.json' with { type: 'json' }
import { browserOptions } from '../support/browser/browser.ts'
import { median } from './load.ts'
import { figureTable, formats, type Part } from './section.ts'

const LENGTH = 300_000 // characters
const SLOWER = 4 // times, the processor
const ROUNDS = 3
const LONGEST = 50 // milliseconds that a key may cost
const page = fileURLToPath(new URL('./typing/typing-page.tsx', import.meta.url))
const root = path.join(import.meta.dirname, '..', '..')
const posts = globSync('api/content/posts/*/en.md', { cwd: root })
  .toSorted()
  .map((file) => readFileSync(path.join(root, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''))

/** What a key costs in a text far longer than any post. */
export const typing: Part = {
  name: 'Typing',
  async measure(say) {
    await using site = await serveTyping()
    const { isPinned: _, ...options } = await browserOptions()
    const browser = await chromium.launch(options)
    const [sheet, rich, bare]: Keys[][] = [[], [], []]
    try {
      for (let round = 1; round <= ROUNDS; round++) {
        bare?.push(await typeInto(browser, `${site.url}/bare`))
        rich?.push(await typeInto(browser, `${site.url}/page`))
        sheet?.push(await typeInto(browser, `${site.url}/`))
        const last = sheet?.at(-1)
        if (last)
          say(
            `typing, round ${round} of ${ROUNDS}: longest ${formats.ms(last.longest)}, script ${formats.ms(last.work)}`,
          )
      }
    } finally {
      await browser.close()
    }
    const figure = (name: string, of: keyof Keys, keysOf = sheet) => ({
      name,
      value: median((keysOf ?? []).map((keys) => keys[of])),
      format: formats.fineMs,
      reference: { name: 'bare contenteditable', value: median((bare ?? []).map((keys) => keys[of])) },
    })
    return figureTable(
      'Typing',
      `A text of ${formats.count(LENGTH)} characters, made of the posts that come with the site, in the middle of which is typed on a processor that is ${SLOWER} times slower: words with pauses, so that what is done between the keys is in the way of the next one. From the key until the frame with its letter is done; a frame comes every 17 ms. Medians of ${ROUNDS} rounds. A text of this length opens as Markdown of which the lines in view are drawn; “as a page” is what one gets who asks for it. The reference is the same text in an element that is only editable.`,
      [
        { ...figure('longest key', 'longest'), bar: { of: 'value' as const, atMost: LONGEST } },
        figure('median key', 'middle'),
        figure('longest work of a key, without waiting for the frame', 'work'),
        figure('as a page: longest key', 'longest', rich),
        figure('as a page: median key', 'middle', rich),
      ],
    )
  },
}

interface Keys {
  longest: number
  middle: number
  work: number
}

async function typeInto(browser: Browser, address: string): Promise<Keys> {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await tab.goto(address)
  await tab.locator('[data-ready]').waitFor({ state: 'attached', timeout: 60_000 })
  const text = tab.locator('[contenteditable=true]:visible')
  await text.waitFor({ timeout: 60_000 })
  await toTheMiddle(text)
  await text.evaluate(() => {
    const keys: { whole: number; work: number }[] = []
    Object.assign(window, { keys })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const key = { whole: 0, work: 0 }
        keys.push(key)
        requestAnimationFrame(() => {
          key.work = performance.now() - timeStamp
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            key.whole = performance.now() - timeStamp
          }
          port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
  })
  await wait(1500)
  const devTools = await tab.context().newCDPSession(tab)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await wait(1000)
  for (const word of ['windows ', 'in six ', 'languages ', 'open ', 'every ', 'day ', 'of the ', 'week ']) {
    for (const letter of word) {
      await tab.keyboard.press(letter === ' ' ? 'Space' : letter)
      await wait(70)
    }
    // Long enough for what waits for the keys to rest, and then in its way.
    await wait(310)
  }
  await wait(500)
  const keys = (await tab.evaluate(() => ('keys' in window ? window.keys : []))) as { whole: number; work: number }[]
  await tab.close()
  if (keys.length < 40) throw new Error(`${address}: only ${keys.length} keys came.`)
  return {
    longest: Math.max(...keys.map(({ whole }) => whole)),
    middle: median(keys.map(({ whole }) => whole)),
    work: Math.max(...keys.map(({ work }) => work)),
  }
}

/** Into a paragraph in the middle of the text, where not all of it is drawn too. */
async function toTheMiddle(text: Locator): Promise<void> {
  await text.focus()
  await text.evaluate((element) => {
    const scroller = element.closest('.cm-scroller')
    if (scroller) scroller.scrollTop = scroller.scrollHeight / 2
  })
  // What comes into view is drawn with the next frames.
  await wait(500)
  await text.evaluate((element) => {
    const box = element.closest('.cm-scroller')?.getBoundingClientRect()
    const isInView = (line: Element) => {
      const { top, bottom } = line.getBoundingClientRect()
      return !box || (top > box.top && bottom < box.bottom)
    }
    const paragraphs = [...element.querySelectorAll(':scope > p, :scope > .cm-line')].filter(
      (line) => line.textContent.length > 200 && isInView(line),
    )
    const middle = paragraphs[Math.floor(paragraphs.length / 2)]
    if (!middle) throw new Error('No paragraph to type into.')
    if (!box) middle.scrollIntoView({ block: 'center' })
    getSelection()?.collapse(middle, 0)
  })
}

/** The page, built as the site is, and both texts. */
export async function serveTyping() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dritare-bench-typing-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tailwindcss({ optimize: false })],
    build: { outDir: folder, emptyOutDir: true, manifest: true, rolldownOptions: { input: page } },
  })
  const manifest: Record<string, { file: string; css?: string[]; isEntry?: boolean }> = JSON.parse(
    readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'),
  )
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const styles = (entry?.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const html = `<!doctype html><html lang="en" data-theme="day"><meta charset="utf-8"><title>Typing</title>${styles}<div id="root"></div><script type="module" src="/${entry?.file}"></script></html>`
  const { markdown, rendered } = longText()

  const server = createServer(({ url = '/' }, response) => {
    const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body)
    if (['/', '/bare', '/page'].includes(url)) return send('text/html', html)
    if (url === '/text.md') return send('text/markdown; charset=utf-8', markdown)
    if (url === '/text.html') return send('text/html; charset=utf-8', rendered)
    if (!url.startsWith('/assets/')) return response.writeHead(404).end()
    return send(
      url.endsWith('.css') ? 'text/css' : 'text/javascript',
      readFileSync(path.join(folder, path.basename(path.dirname(url)), path.basename(url))),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}

export function longText(): { markdown: string; rendered: string } {
  const parts: string[] = []
  for (let length = 0, number = 0; length < LENGTH; number += 1) {
    const part = posts[number % posts.length] ?? ''
    parts.push(part)
    length += part.length
  }
  const rendered = new Map(
    posts.map((post) => [post, renderMarkdown(post, { language: 'en', labels: texts.markdown }).html]),
  )
  return { markdown: parts.join('\n\n'), rendered: parts.map((part) => rendered.get(part)).join('') }
}
