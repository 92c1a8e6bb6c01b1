import { Suspense } from 'react'
import type { PageHandle } from '#site/head/head.ts'
import { HomePage } from '#site/pages/home-page.tsx'
import { HomeBelow } from '#site/parts/home-below.tsx'
import { preloadFilm } from '#site/visitor/film-preload.ts'

export const handle: PageHandle = {
  head: () => 'home',
  texts: ['home', 'services', 'call-to-action'],
}

export function Component() {
  return (
    <HomePage onAboutPreview={preloadFilm}>
      {/* A boundary of its own, so that React hydrates the first view first. */}
      <Suspense>
        <HomeBelow />
      </Suspense>
    </HomePage>
  )
}
