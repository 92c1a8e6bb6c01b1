import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { browserOptions } from '../support/browser.ts'
import type { Shot } from './shots.ts'

/** The one moment at which all pictures are taken. */
const MOMENT = Date.UTC(2026, 10, 20, 12)
const HEIGHT = 800
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

/** A flat square in the place of each drawn picture: those have a check of their own, and pages stay small to store. */
const flatPicture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#8aa0b8" d="M0 0h8v8H0z"/></svg>',
)

export interface Camera {
  /** Takes a picture of a story in its end state: rendered, played, fonts there, nothing moving. PNG. */
  take: (shot: Shot) => Promise<Buffer>
  close: () => Promise<void>
}

/** The pinned browser, set to paint every page the same way each time. */
export async function launchCameraBrowser(): Promise<Browser> {
  const { isPinned: _, ...options } = await browserOptions()
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...steadyRaster] })
}

/** Opens a camera. `css` is laid over every page: how the harness proves that it sees a change. */
export async function openCamera(storybookUrl: string, css = ''): Promise<Camera> {
  const browser = await launchCameraBrowser()
  // One cache for each width and theme: what was loaded once is there for every story.
  const contexts = new Map<string, Promise<BrowserContext>>()
  const contextFor = (shot: Shot) => {
    const key = `${shot.width} ${shot.theme}`
    const opened = contexts.get(key) ?? openContext(browser, shot)
    contexts.set(key, opened)
    return opened
  }
  return {
    async take(shot) {
      // A window of its own: pointer, focus, scroll position and history of the story before would show.
      const page = await (await contextFor(shot)).newPage()
      try {
        await show(page, storybookUrl, shot)
        if (css) await page.addStyleTag({ content: css })
        return await capture(page, shot)
      } finally {
        await page.close()
      }
    },
    close: () => browser.close(),
  }
}

async function openContext(browser: Browser, { width, theme }: Shot): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: theme === 'night' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Tirane',
    locale: 'en-GB',
  })
  await context.route(/\/pictures\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: flatPicture }))
  await context.route(/\/film\//, (route) => route.abort())
  await context.addInitScript((moment) => {
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
    // Nothing that one story stores reaches the next.
    localStorage.clear()
    sessionStorage.clear()
    let seed = 1
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
  }, MOMENT)
  return context
}

async function show(page: Page, storybookUrl: string, shot: Shot): Promise<void> {
  const { story, theme, locale, isPlayed } = shot
  // Chromium believes the pointer at 0, 0 until told otherwise, and hovers over what is there, sooner or later.
  await page.mouse.move(-1, -1)
  // Axe has its own run; beside the camera it only takes time. Embedded stories are not played.
  const globals = `theme:${theme};locale:${locale};a11y.manual:!true`
  const address = `${storybookUrl}/iframe.html?id=${story}&viewMode=story&globals=${globals}`
  await page.goto(isPlayed ? address : `${address}&embed=true`)
  const end = await page.waitForFunction(
    () => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
      const troubles = [
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
      ]
      const trouble = troubles.find((event) => channel?.last(event))
      if (trouble) return `${trouble} ${JSON.stringify(channel.last(trouble))}`
      return channel?.last('storyFinished')?.[0].status
    },
    undefined,
    { timeout: 30_000 },
  )
  const status = await end.jsonValue()
  // A story that stopped half-way looks different each time.
  if (status !== 'success') throw new Error(`The story ${story} does not reach its end: ${status}`)
  await page.evaluate(async (isScrolled) => {
    // What takes the focus scrolls the page to itself.
    if (!isScrolled) window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    await document.fonts.ready
    // A picture below the fold would load, or not, while the camera unrolls the page.
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => {})
      }),
    )
    // A row that rolls to its place is no animation that Storybook or the camera could wait for.
    for (let before = '', framesAtRest = 0; framesAtRest < 5; ) {
      await new Promise(requestAnimationFrame)
      const places = [...document.querySelectorAll('*')].map((part) => `${part.scrollLeft} ${part.scrollTop}`).join()
      framesAtRest = places === before ? framesAtRest + 1 : 0
      before = places
    }
  }, shot.isScrolled)
}

/**
 * What a story has scrolled is taken as the window shows it, everything else from top to bottom: to unroll a page, Chromium
 * resizes the window for a moment, and a scrolled page that notices loses its place.
 */
async function capture(page: Page, shot: Shot, triesLeft = 3): Promise<Buffer> {
  try {
    return await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: !shot.isScrolled, scale: 'css' })
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof Error) || !error.message.includes(cameraTrouble)) throw error
    return capture(page, shot, triesLeft - 1)
  }
}
