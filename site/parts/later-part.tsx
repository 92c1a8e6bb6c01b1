import { type ComponentType, createContext, lazy, memo, Suspense, use, useEffect } from 'react'
import { pressAgain, whenWanted } from '#site/hydration/parts-wanted.ts'

/** What no visitor needs before the first sign: it answers presses alone, lies below the first view, or shows only while moving. */
export const loadPart = {
  footer: () => import('#site/parts/footer.tsx').then(({ Footer }) => ({ default: Footer })),
  header: () => import('#site/parts/header.tsx').then(({ Header }) => ({ default: Header })),
  homeBelow: () => import('#site/parts/home-below.tsx').then(({ HomeBelow }) => ({ default: HomeBelow })),
  pageError: () => import('#site/parts/page-error.tsx').then(({ PageError }) => ({ default: PageError })),
  pendingPage: () => import('#site/parts/pending-page.tsx').then(({ PendingPage }) => ({ default: PendingPage })),
}

type PartName = keyof typeof loadPart

// At hand before it is needed: that is when the line is down.
void whenWanted(loadPart.pageError)

/** In a browser a part comes with its file; a server has them all at hand. */
export const Parts = createContext<Record<PartName, ComponentType>>({
  footer: lazy(() => whenWanted(loadPart.footer)),
  header: lazy(() => whenWanted(loadPart.header)),
  homeBelow: lazy(() => whenWanted(loadPart.homeBelow)),
  pageError: lazy(() => whenWanted(loadPart.pageError)),
  pendingPage: lazy(() => whenWanted(loadPart.pendingPage)),
})

/**
 * A part that is fetched and hydrated at the visitor's first sign; until then it is the HTML that the server sent. Memoised: a
 * parent that renders, like a context that changes, has React hydrate it first, and nothing goes on before that is done.
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
