import type { PageHandle } from '#site/context/page-handle.ts'
import { HomePage } from '#site/pages/home-page.tsx'
import { LaterPart, loadPart } from '#site/parts/later-part.tsx'
import { preloadFilm } from '#site/visitor/film-preload.ts'

export const handle: PageHandle = {
  head: () => 'home',
  texts: ['home', 'services', 'call-to-action'],
}

/** Whoever comes from another page gets the whole page at once, so that the place on it can be found again. */
export async function loader() {
  await loadPart.homeBelow()
  return null
}

export function Component() {
  return (
    <HomePage onAboutPreview={preloadFilm}>
      <LaterPart name="homeBelow" />
    </HomePage>
  )
}
