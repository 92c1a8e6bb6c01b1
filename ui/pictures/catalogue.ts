import type { MotifName } from './motifs.ts'
import type { Theme } from './palette.ts'

export interface Picture {
  slug: string
  motif: MotifName
  ratio: readonly [number, number]
  /** `{slug}-night` shares the day's seed, so that the two cross-fade exactly. */
  themes: readonly Theme[]
  widths: readonly number[]
}

const full = [160, 320, 480, 800, 1200] as const
const wide = [...full, 1600] as const
const scene = [160, 320, 480, 800] as const
const mark = [160, 320, 480] as const

const one = (
  slug: string,
  motif: MotifName,
  ratio: Picture['ratio'],
  widths: readonly number[] = full,
  themes: readonly Theme[] = ['day'],
): Picture => ({
  slug,
  motif,
  ratio,
  themes,
  widths,
})

/** In the order of the pages: neighbours here are neighbours there and must not look alike. */
export const pictures: readonly Picture[] = [
  one('home-hero', 'town-of-windows', [4, 5], wide, ['day', 'night']),
  one('home-review', 'two-chairs', [3, 4]),

  one('service-web-design', 'desk-from-above', [5, 6], full, ['day', 'night']),
  one('service-app-development', 'phone-as-window', [5, 6], full, ['day', 'night']),
  one('service-graphic-design', 'letter-in-panes', [5, 6], full, ['day', 'night']),
  one('service-web-development', 'crane-and-facade', [5, 6], full, ['day', 'night']),
  one('service-social-media', 'neighbours', [5, 6], full, ['day', 'night']),
  one('service-video-editing', 'bird-in-frames', [5, 6]),

  one('accessible-from-the-start', 'ramp-to-door', [3, 2], wide),
  one('performance-budget', 'feather-and-stone', [3, 2], wide),
  one('what-a-website-costs', 'market-awning', [3, 2], wide),
  one('design-systems-for-small-teams', 'pigeonholes', [3, 2], wide),
  one('choosing-a-cms', 'three-doors', [3, 2], wide),
  one('multilingual-sites', 'letters-in-panes', [3, 2], wide),
  one('a-bakery-opens-online', 'bakery-before-dawn', [3, 2], wide),
  one('a-museum-in-six-languages', 'enfilade', [3, 2], wide),
  one('cookie-banners-done-right', 'biscuits-on-gingham', [3, 2], wide),
  one('european-accessibility-act', 'lighthouse', [3, 2], wide),
  one('the-end-of-the-carousel', 'carousel-leaver', [3, 2], wide),
  one('write-before-you-draw', 'line-becomes-view', [3, 2], wide),

  one('harbour-museum', 'hull-in-gallery', [4, 3]),
  one('olive-press', 'oil-on-sill', [4, 3]),
  one('night-train', 'train-window', [4, 3]),
  one('mountain-huts', 'gable-and-peaks', [4, 3]),
  one('paper-mill', 'mill-wheel', [4, 3]),
  one('city-library', 'library-wall', [4, 3]),
  one('bee-atlas', 'comb-window', [4, 3]),
  one('tile-workshop', 'tile-wall', [4, 3]),

  one('founder', 'portrait', [4, 5]),
  one('author-1', 'window-portrait-arched', [1, 1], mark),
  one('author-2', 'window-portrait-square', [1, 1], mark),
  one('author-3', 'window-portrait-round', [1, 1], mark),

  one('scene-not-found', 'shutters-shut', [1, 1], scene),
  one('scene-thank-you', 'light-pours-in', [1, 1], scene),
  one('scene-message-error', 'sash-stuck', [1, 1], scene),
  one('scene-empty', 'empty-sill', [1, 1], scene),

  // Where staff come in.
  one('staff-back-door', 'back-door', [2, 3], full, ['day', 'night']),
  one('staff-barred', 'barred', [2, 3], full, ['day', 'night']),

  // Exactly 1200 × 630, the size of link previews.
  one('share', 'hours-in-panes', [40, 21], [480, 1200]),
  one('film-poster', 'moving-light', [16, 9], [...full, 1600]),
]

export interface Drawing {
  file: string
  theme: Theme
  picture: Picture
}

export const drawings: readonly Drawing[] = pictures.flatMap((picture) =>
  picture.themes.map((theme) => ({
    file: theme === 'day' ? picture.slug : `${picture.slug}-${theme}`,
    theme,
    picture,
  })),
)
