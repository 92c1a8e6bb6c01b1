import type { Shot, StoryFacts } from './shots.ts'
import { planShots } from './shots.ts'

/** A story is played once, and every picture that needs no other window is taken then. */
export interface Visit extends Pick<Shot, 'story' | 'width' | 'isPlayed' | 'isScrolled'> {
  /** The first is how the story is shown; the theme of the others is changed in place. */
  shots: [Shot, ...Shot[]]
}

/** Names the window in which a visit's story can be shown after others. */
export function windowOf({ width, isPlayed, shots: [{ locale, theme }] }: Visit): string {
  return [width, isPlayed, locale, theme].join(' ')
}

/** Gathers the pictures that one showing of a story can give; visits that share a window stand together. */
export function planVisits(stories: StoryFacts[]): Visit[] {
  const byStory = Map.groupBy(planShots(stories), ({ story, width, isPlayed, locale, theme }) =>
    // A mail is shown in a frame, whose ground keeps the scheme that it was loaded with.
    [story, width, isPlayed, locale, story.startsWith('mails-') && theme].join(' '),
  )
  const visits = [...byStory.values()].flatMap(([first, ...others]): Visit[] =>
    first
      ? [
          {
            story: first.story,
            width: first.width,
            isPlayed: first.isPlayed,
            isScrolled: first.isScrolled,
            shots: [first, ...others],
          },
        ]
      : [],
  )
  return [...Map.groupBy(visits, windowOf).values()].flat()
}
