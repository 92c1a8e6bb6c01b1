import { use } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageHandle } from '#site/context/page-handle.ts'
import { line } from '#site/network/line.ts'
import { HomePage } from '#site/pages/home-page.tsx'
import { LaterPart, loadPart } from '#site/parts/later-part.tsx'
import { preloadFilm } from '#site/visitor/film-preload.ts'
import { PictureHost } from '#ui/lib/picture-host.ts'

export const handle: PageHandle = {
  head: () => 'home',
  texts: ['home', 'services', 'call-to-action'],
}

/** Whoever comes from another page gets the whole page at once, so that the place on it can be found again. */
export async function loader({ request }: LoaderFunctionArgs) {
  await line.fetch(loadPart.homeBelow, request.signal)
  return null
}

export function Component() {
  const imageHost = use(PictureHost)
  return (
    <HomePage onAboutPreview={() => preloadFilm(imageHost)}>
      <LaterPart name="homeBelow" />
    </HomePage>
  )
}
