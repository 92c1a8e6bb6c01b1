import { preloadFilm } from '#site/browser/film-preload.ts'
import { HomePage } from '#site/pages/home-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'home', texts: ['home', 'services', 'call-to-action'] }

export function Component() {
  return <HomePage onAboutPreview={preloadFilm} />
}
