import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import * as z from 'zod'
import { browserOptions } from '../support/browser/browser.ts'
import { type Part, readParts } from './report/parts.ts'
import type { Shot } from './shots.ts'
import { type Visit, windowOf } from './visits.ts'

/** The one moment at which all pictures are taken. */
const MOMENT = Date.UTC(2026, 10, 20, 12)
const HEIGHT = 800
/** Milliseconds for a story to be played, on a machine that is busy otherwise. */
const LONGEST_STORY = 30_000
/** After so many a window is opened anew: it grows. */
const STORIES_A_WINDOW = 60
/** What Storybook says of a story that does not reach its end. */
const troubles = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
]
/** Chromium's own trouble, not the page's: worth another try. A difference never is. */
const cameraTrouble = 'Unable to capture screenshot'

/** Every frame painted whole and in step: half-repainted frames differ in single pixels along edges. */
const steadyRaster = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-smooth-scrolling',
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
]

/** Said by the tools: Storybook when its test functions print the window, axe of the film that is not served here. */
const notOurs = ['Accessing the Story Store is deprecated', "Couldn't load preload assets"]

/** `take` gives a shot's picture, `readPage` says where its elements and words are. */
type OnShot = (shot: Shot, take: () => Promise<Buffer>, readPage: () => Promise<Part[]>) => Promise<void>

export interface Camera {
  /**
   * Shows a story, plays it and asks axe. At each shot `take` gives its picture (PNG): rendered, played, fonts there,
   * nothing moving. Resolves to what is wrong with the story itself.
   */
  visit: (visit: Visit, onShot: OnShot) => Promise<Finding[]>
  close: () => Promise<void>
}

/** What a visit holds of a story beside its pictures. */
export type Check = 'plays' | 'axe by day' | 'axe by night'

export interface Finding {
  check: Check
  reason: string
}

/** The pinned browser, set to paint every page the same way each time. */
export async function launchCameraBrowser(): Promise<Browser> {
  const { isPinned: _, ...options } = await browserOptions()
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...steadyRaster] })
}

/**
 * Perspective divides, and how exactly depends on the processor: a door that stands ajar differs in some pixels by one
 * level from machine to machine. Without it the door is as wide, and drawn alike everywhere.
 */
const steady = '* { perspective: none !important }'

/** A page in which stories are shown one after the other, as Storybook's own list shows them. */
interface Window {
  /** Stories that share it: of one width, language and theme. */
  name: string
  page: Page
  shown: number
}

/** Opens a camera. `css` is laid over every page: how the harness proves that it sees a change. */
export async function openCamera(storybookUrl: string, css = ''): Promise<Camera> {
  const browser = await launchCameraBrowser()
  const contexts = new Map<number, Promise<BrowserContext>>()
  const contextFor = ({ width }: Visit) => {
    const opened = contexts.get(width) ?? openContext(browser, width)
    contexts.set(width, opened)
    return opened
  }
  let window: Window | undefined
  let hear: (reason: string) => void = () => {}

  async function openWindow(visit: Visit): Promise<Page> {
    const page = await (await contextFor(visit)).newPage()
    page.on('pageerror', (error) => hear(error.message))
    page.on('console', (message) => {
      const text = message.text()
      if (!['warning', 'error'].includes(message.type()) || notOurs.some((words) => text.includes(words))) return
      hear(`unexpected console output: ${text}`)
    })
    return page
  }

  async function closeWindow(): Promise<void> {
    await window?.page.close()
    window = undefined
  }

  /** Shows a story in the window at hand where it fits: loading Storybook anew takes longer than most stories. */
  async function show(visit: Visit): Promise<{ page: Page; findings: Finding[] }> {
    const [first] = visit.shots
    const name = windowOf(visit)
    if (window?.name === name && window.shown < STORIES_A_WINDOW) {
      window.shown++
      return { page: window.page, findings: await showNext(window.page, first) }
    }
    await closeWindow()
    const page = await openWindow(visit)
    window = { name, page, shown: 1 }
    const findings = await load(page, storybookUrl, first)
    await page.addStyleTag({ content: `${steady} ${css}` })
    return { page, findings }
  }

  return {
    async visit(visit, onShot) {
      const findings: Finding[] = []
      hear = (reason) => void findings.push({ check: 'plays', reason })
      try {
        const shown = await show(visit)
        findings.push(...shown.findings)
        const [first, ...others] = visit.shots
        const readPage = () => readParts(shown.page)
        await onShot(first, () => capture(shown.page, first), readPage)
        for (const shot of others) {
          findings.push(...(await turnNight(shown.page, shot)))
          await onShot(shot, () => capture(shown.page, shot), readPage)
        }
      } catch (error) {
        // What a story left half-way is not for the next one.
        await closeWindow()
        throw error
      }
      return findings
    },
    close: () => browser.close(),
  }
}

async function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Tirane',
    locale: 'en-GB',
  })
  await context.addInitScript((moment) => {
    // A frame within a story is not the story.
    if (window !== window.top) return
    const RealDate = Date
    const frozen = class extends RealDate {
      constructor(...values: unknown[]) {
        super(...((values.length > 0 ? values : [moment]) as [number]))
      }
      static override now() {
        return moment
      }
    }
    window.Date = frozen as DateConstructor
    let seed = 1
    // Nothing that one story stores, scrolls or counts reaches the next.
    const startAnew = () => {
      localStorage.clear()
      sessionStorage.clear()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
      seed = 1
    }
    Object.assign(window, { startAnew })
    startAnew()
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
  }, MOMENT)
  return context
}

/** Loads Storybook with a story and waits for its end. Throws when it does not get there: a story that stopped half-way looks different each time. */
async function load(page: Page, storybookUrl: string, shot: Shot): Promise<Finding[]> {
  const { story, theme, locale, isPlayed } = shot
  // Chromium believes the pointer at 0, 0 until told otherwise, and hovers over what is there, sooner or later.
  await page.mouse.move(-1, -1)
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' })
  // Embedded stories are not played: what they show is for the camera alone.
  const globals = `theme:${theme};locale:${locale}${isPlayed ? '' : ';a11y.manual:!true'}`
  const address = `${storybookUrl}/iframe.html?id=${story}&viewMode=story&globals=${globals}`
  await page.goto(isPlayed ? address : `${address}&embed=true`)
  const end = await page.waitForFunction(
    (troubles) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
      const trouble = troubles.find((event) => channel?.last(event))
      if (trouble) return { trouble: `${trouble} ${JSON.stringify(channel.last(trouble))}` }
      const finished = channel?.last('storyFinished')?.[0]
      return finished && { reports: JSON.stringify(finished.reporters) }
    },
    troubles,
    { timeout: LONGEST_STORY },
  )
  return readEnd(shot, await end.jsonValue())
}

/** Shows the next story in a window, as if it were the first there, and waits for its end like `load`. */
async function showNext(page: Page, shot: Shot): Promise<Finding[]> {
  const { story, theme } = shot
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' })
  const end = await page.evaluate(
    ({ story, theme, troubles, longest }) =>
      new Promise<unknown>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        Reflect.get(window, 'startAnew')()
        document.documentElement.dataset['theme'] = theme
        for (const event of troubles)
          channel.once(event, (...data: unknown[]) => resolve({ trouble: `${event} ${JSON.stringify(data)}` }))
        channel.on('storyFinished', (finished: { storyId: string; reporters: unknown }) => {
          if (finished.storyId === story) resolve({ reports: JSON.stringify(finished.reporters) })
        })
        setTimeout(() => resolve({ trouble: 'no end' }), longest)
        channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
      }),
    { story, theme, troubles, longest: LONGEST_STORY },
  )
  return readEnd(shot, end)
}

function readEnd({ story, theme }: Shot, end: unknown): Finding[] {
  const { trouble, reports } = endShape.parse(end)
  if (trouble) throw new Error(`The story ${story} does not reach its end: ${trouble}`)
  const check = theme === 'night' ? 'axe by night' : 'axe by day'
  return axeReports.parse(JSON.parse(reports ?? '[]')).flatMap(({ result }) => axeFindings(check, result))
}

const axeResult = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ target: z.array(z.unknown()) })) })),
})
const axeReports = z.array(z.object({ result: axeResult }))
const endShape = z.object({ trouble: z.string().optional(), reports: z.string().optional() })

function axeFindings(check: Check, { violations }: z.output<typeof axeResult>): Finding[] {
  return violations.map(({ id, nodes }) => ({
    check,
    reason: `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  }))
}

/** A public page by night is asked by axe where it is served (tests/e2e/pages.test.ts), and each of its blocks in the block's own stories. */
export const isAskedByNight = (story: string) => !story.startsWith('pages-') || story.startsWith('pages-staff-')

/** The same story by night, as its theme's switch would do it. Of what axe looks at, only colours can have changed. */
async function turnNight(page: Page, { story }: Shot): Promise<Finding[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  if (!isAskedByNight(story)) {
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'night'
    })
    return []
  }
  const result = await page.evaluate(async (id) => {
    document.documentElement.dataset['theme'] = 'night'
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
    return new Promise<string>((resolve, reject) => {
      channel.once('storybook/a11y/result', (found: unknown) => resolve(JSON.stringify(found)))
      channel.once('storybook/a11y/error', reject)
      channel.emit('storybook/a11y/manual', id, {
        options: { runOnly: ['color-contrast'] },
        context: { exclude: ['iframe[sandbox]'] },
      })
    })
  }, story)
  return axeFindings('axe by night', axeResult.parse(JSON.parse(result)))
}

async function comeToRest(page: Page, isScrolled: boolean): Promise<void> {
  await page.evaluate(async (staysScrolled) => {
    // What takes the focus scrolls the page to itself.
    if (!staysScrolled) window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    await document.fonts.ready
    // A picture below the fold would load, or not, while the camera unrolls the page.
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => {})
      }),
    )
    // A row that rolls to its place is no animation that Storybook or the camera could wait for.
    for (let before = '', framesAtRest = 0; framesAtRest < 3; ) {
      await new Promise(requestAnimationFrame)
      const places = [...document.querySelectorAll('*')].map((part) => `${part.scrollLeft} ${part.scrollTop}`).join()
      framesAtRest = places === before ? framesAtRest + 1 : 0
      before = places
    }
  }, isScrolled)
}

/**
 * What a story has scrolled is taken as the window shows it, everything else from top to bottom: to unroll a page, Chromium
 * resizes the window for a moment, and a scrolled page that notices loses its place.
 */
async function capture(page: Page, shot: Shot, triesLeft = 3): Promise<Buffer> {
  await comeToRest(page, shot.isScrolled)
  try {
    return await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: !shot.isScrolled, scale: 'css' })
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof Error) || !error.message.includes(cameraTrouble)) throw error
    return capture(page, shot, triesLeft - 1)
  }
}
