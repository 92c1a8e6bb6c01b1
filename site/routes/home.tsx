import { preloadFilm } from '#site/browser/film-preload.ts'
import { Late } from '#site/browser/late-part.tsx'
import { lateHome, loadHomeBelow } from '#site/late-home.ts'
import { HomePage } from '#site/pages/home-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = {
  head: () => 'home',
  texts: ['home', 'services', 'call-to-action'],
  late: [loadHomeBelow],
}

const below = <Late part={lateHome} />

export function Component() {
  return <HomePage onAboutPreview={preloadFilm}>{below}</HomePage>
}
