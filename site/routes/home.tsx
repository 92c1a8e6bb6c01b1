import { preloadFilm } from '#site/browser/film-preload.ts'
import { HomePage } from '#site/pages/home-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'home' }

export function Component() {
  return <HomePage onAboutPreview={preloadFilm} />
}
