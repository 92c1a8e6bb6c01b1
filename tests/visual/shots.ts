import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const storyIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      type: z.enum(['story', 'docs']),
      tags: z.array(z.string()).default([]),
    }),
  ),
})

/** One picture to take: a story at a width, in a theme and a language. */
export interface Shot {
  /** Also the name of its baseline. */
  name: string
  story: string
  width: number
  theme: 'day' | 'night'
  locale: string
}

const PHONE = 360
const LAPTOP = 1280
/** Wide enough for any control and for the grids of all variants. */
const CONTROL = 800

/** Stories that set their own window; the camera takes them at one width only. */
const phoneTag = 'phone'

/** What the camera takes of a built Storybook: every story by day and night; blocks in German and Albanian too, which have the longest words. */
export function planShots(storybook: string): Shot[] {
  const index = storyIndex.parse(JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')))
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && !tags.includes('no-camera'))
    .flatMap(({ id, title, tags }) => {
      const isBlock = title.startsWith('Blocks/')
      const widths = widthsOf(title, tags)
      const themes = widths.flatMap((width) => (['day', 'night'] as const).map((theme) => shot(id, width, theme, 'en')))
      const languages = isBlock
        ? widths.slice(0, 1).flatMap((width) => ['de', 'sq'].map((locale) => shot(id, width, 'day', locale)))
        : []
      return [...themes, ...languages]
    })
}

function widthsOf(title: string, tags: string[]): number[] {
  if (tags.includes(phoneTag)) return [PHONE]
  if (title.startsWith('Pages/')) return [LAPTOP, PHONE]
  if (title.startsWith('Blocks/')) return [LAPTOP]
  return [CONTROL]
}

function shot(story: string, width: number, theme: Shot['theme'], locale: string): Shot {
  return { name: `${story}--${width}-${theme}-${locale}`, story, width, theme, locale }
}
