import type { Shot, StoryFacts } from './shots.ts'
import { planShots } from './shots.ts'

/** One load of a story: it is played once, and every picture that needs no other window is taken in it. */
export interface Visit extends Pick<Shot, 'story' | 'width' | 'isPlayed' | 'isScrolled'> {
  /** The first is what is loaded; theme and language of the others are changed in place. */
  shots: [Shot, ...Shot[]]
}

/** Gathers the pictures that one load of a story can give. */
export function planVisits(stories: StoryFacts[]): Visit[] {
  const byLoad = Map.groupBy(planShots(stories), ({ story, width, isPlayed, theme }) =>
    // A mail is shown in a frame, whose ground keeps the scheme that it was loaded with.
    [story, width, isPlayed, story.startsWith('mails-') && theme].join(' '),
  )
  return [...byLoad.values()].flatMap(([first, ...others]) =>
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
}
