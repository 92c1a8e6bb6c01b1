/** What the camera has to know of a story. */
export interface StoryFacts {
  id: string
  title: string
  tags: string[]
  /** Width in pixels of the window that the story asks for itself. */
  width?: number
  /** Set by the story itself; the toolbar, and so the camera, cannot change them. */
  theme?: string
  locale?: string
}

/** One picture to take: a story at a width, in a theme and a language. */
export interface Shot {
  /** Also the name of its baseline. */
  name: string
  story: string
  width: number
  theme: 'day' | 'night'
  locale: string
  /** Play functions look for words in the story's own language; in others the picture is of how it begins. */
  isPlayed: boolean
  /** Tagged `scrolled`: where the page stands is what the story shows. */
  isScrolled: boolean
}

const PHONE = 360
const NARROW = 480
const LAPTOP = 1280
/** Wide enough for any control and for the grids of all variants. */
const CONTROL = 800

/**
 * What the camera takes: every story by day and night at the widths that fit it. German and Albanian have the longest
 * words: a block's first story is taken in both too, and those in narrow windows in German. Of the staff's texts nine in
 * ten are longest in German, and it alone is taken.
 */
export function planShots(stories: StoryFacts[]): Shot[] {
  const first = new Set([...Map.groupBy(stories, ({ title }) => title).values()].map(([story]) => story))
  return stories.flatMap((story) =>
    widthsOf(story).flatMap((width) => {
      const locale = story.locale ?? 'en'
      const themes = story.theme ? ['day' as const] : (['day', 'night'] as const)
      return [
        ...themes.map((theme) => shot(story, width, theme, locale, true)),
        ...longLanguages(story, first.has(story), width).map((language) => shot(story, width, 'day', language, false)),
      ]
    }),
  )
}

/** The languages whose words may be too long for a block in a window. */
function longLanguages({ title, locale }: StoryFacts, isFirst: boolean, width: number): string[] {
  if (!title.startsWith('Blocks/') || locale) return []
  if (isFirst && !title.startsWith('Blocks/Staff/')) return ['de', 'sq']
  return isFirst || width < NARROW ? ['de'] : []
}

function widthsOf({ title, width }: StoryFacts): number[] {
  if (width) return [width]
  if (title.startsWith('Pages/')) return [LAPTOP, PHONE]
  if (title.startsWith('Blocks/')) return [LAPTOP]
  return [CONTROL]
}

function shot({ id, tags }: StoryFacts, width: number, theme: Shot['theme'], locale: string, isPlayed: boolean): Shot {
  const name = `${id}--${width}-${theme}-${locale}`
  return { name, story: id, width, theme, locale, isPlayed, isScrolled: isPlayed && tags.includes('scrolled') }
}
