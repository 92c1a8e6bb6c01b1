import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { browserOptions } from '../../support/browser/browser.ts'
import { run } from '../../support/run/steps.ts'
import { serveFolder } from '../../visual/storybook.ts'
import { median } from '../load.ts'
import { figureTable, formats, type Part } from '../section.ts'
import { startStorybook } from './dev-server.ts'

const ROUNDS = 3
const VISITS = 5

interface Library {
  config: string
  /** The address of a button, and its only one. */
  story: string
}

const ours: Library = { config: '.storybook', story: '/?path=/story/primitives-button--solid' }
const bare: Library = { config: 'tests/bench/storybook/bare', story: '/?path=/story/bare--button' }

/** How long somebody waits who opens the component library. */
export const storybook: Part = {
  name: 'Storybook',
  async measure(say) {
    const { isPinned: _, ...options } = await browserOptions()
    const browser = await chromium.launch(options)
    try {
      const dev = await turnByTurn(ROUNDS, (library) => timeDev(browser, library), say, 'npm run storybook')
      await using built = { ours: await build(ours), bare: await build(bare), [Symbol.asyncDispose]: close }
      async function close() {
        await Promise.all([built.ours.close(), built.bare.close()])
      }
      const files = await turnByTurn(
        VISITS,
        (library) => timeStory(browser, (library === ours ? built.ours : built.bare).url + library.story),
        say,
        'build',
      )
      const about = `From the start of \`npm run storybook\`, and from opening the built library, until a button stands there in a browser that has been nowhere; turn by turn with a Storybook of the same version that has one story and nothing else. Medians of ${ROUNDS} and ${VISITS}; Vite has prepared the packages before.`
      return figureTable('Storybook', about, [
        { ...figure('dev server, from its start to the first story', dev), bar: { of: 'ratio', atMost: 3 } },
        { ...figure('built, from the address to the story', files), bar: { of: 'ratio', atMost: 3 } },
      ])
    } finally {
      await browser.close()
    }
  },
}

interface Times {
  ours: number[]
  bare: number[]
}

function figure(name: string, { ours, bare }: Times) {
  return {
    name,
    value: median(ours),
    format: formats.ms,
    reference: { name: 'one story', value: median(bare) },
  }
}

async function turnByTurn(
  rounds: number,
  time: (library: Library) => Promise<number>,
  say: (line: string) => void,
  what: string,
): Promise<Times> {
  const times: Times = { ours: [], bare: [] }
  // The first one of each prepares what the others find: not counted.
  for (let round = 0; round <= rounds; round++) {
    const [our, their] = [await time(ours), await time(bare)]
    say(`${what}, ${round === 0 ? 'prepared' : `${round} of ${rounds}`}: ${formats.ms(our)}, bare ${formats.ms(their)}`)
    if (round === 0) continue
    times.ours.push(our)
    times.bare.push(their)
  }
  return times
}

async function timeDev(browser: Browser, { config, story }: Library): Promise<number> {
  const since = performance.now()
  await using server = await startStorybook(config)
  await timeStory(browser, server.url + story)
  return performance.now() - since
}

/** Milliseconds until the story stands there. */
async function timeStory(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const since = performance.now()
    await page.goto(address)
    const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button')
    await story.waitFor({ timeout: 60_000 })
    return performance.now() - since
  } finally {
    await context.close()
  }
}

async function build({ config }: Library): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-storybook-'))
  const code = await run('storybook', [
    'build',
    '--config-dir',
    config,
    '--output-dir',
    folder,
    '--disable-telemetry',
    '--quiet',
  ])
  if (code !== 0) throw new Error(`Storybook does not build ${config}.`)
  const { url, close } = await serveFolder(folder)
  return {
    url,
    async close() {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
