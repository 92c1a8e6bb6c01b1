import { type ComponentType, createContext, lazy, memo, Suspense, use, useEffect } from 'react'
import { pressAgain, whenWanted } from '#site/hydration/parts-wanted.ts'

/** The parts below the first view. */
export const loadPart = {
  footer: () => import('#site/parts/footer.tsx').then(({ Footer }) => ({ default: Footer })),
  homeBelow: () => import('#site/parts/home-below.tsx').then(({ HomeBelow }) => ({ default: HomeBelow })),
  pageError: () => import('#site/parts/page-error.tsx').then(({ PageError }) => ({ default: PageError })),
}

type PartName = keyof typeof loadPart

/** What the parts are made of: of files to come in a browser, of what is there on the server. */
export const Parts = createContext<Record<PartName, ComponentType>>({
  footer: lazy(() => whenWanted(loadPart.footer)),
  homeBelow: lazy(() => whenWanted(loadPart.homeBelow)),
  pageError: lazy(() => whenWanted(loadPart.pageError)),
})

/**
 * A part of the page that React hydrates when the visitor gives a first sign; until then it is the HTML that the server sent.
 * Memoised, because a render from above, like a context that changes, makes React ask for it at once.
 */
export const LaterPart = memo(function LaterPart({ name }: { name: PartName }) {
  const Part = use(Parts)[name]
  return (
    <Suspense>
      <Part />
      <Hydrated />
    </Suspense>
  )
})

function Hydrated() {
  useEffect(pressAgain, [])
  return null
}
