import { chromium } from 'playwright'
import * as z from 'zod'
import { browserOptions } from '../support/browser/browser.ts'
import type { StoryFacts } from './shots.ts'

const extracted = z.record(
  z.string(),
  z.object({
    id: z.string(),
    title: z.string(),
    tags: z.array(z.string()),
    storyGlobals: z.object({
      viewport: z.object({ value: z.string().optional() }).optional(),
      theme: z.string().optional(),
      locale: z.string().optional(),
    }),
    parameters: z.object({
      viewport: z.object({ options: z.record(z.string(), z.object({ styles: z.object({ width: z.string() }) })) }),
    }),
  }),
)

/** Asks a running Storybook for its stories and the globals that each sets itself. */
export async function readStories(storybookUrl: string): Promise<StoryFacts[]> {
  const { isPinned: _, ...options } = await browserOptions()
  const browser = await chromium.launch(options)
  try {
    const page = await browser.newPage()
    await page.goto(`${storybookUrl}/iframe.html`)
    await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined)
    const found = await page.evaluate(async () =>
      JSON.stringify(await Reflect.get(window, '__STORYBOOK_PREVIEW__').extract()),
    )
    return Object.values(extracted.parse(JSON.parse(found)))
      .filter(({ tags }) => !tags.includes('no-camera'))
      .map(({ id, title, tags, storyGlobals: { viewport, theme, locale }, parameters }) => {
        const width = viewport?.value && parameters.viewport.options[viewport.value]?.styles.width
        return {
          id,
          title,
          tags,
          ...(width && { width: Number.parseInt(width, 10) }),
          ...(theme && { theme }),
          ...(locale && { locale }),
        }
      })
  } finally {
    await browser.close()
  }
}
