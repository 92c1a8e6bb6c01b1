import { LaterPart } from '#site/parts/later-part.tsx'

/** What shows when not even header and footer can be: the same words, in a page of their own. */
export function ErrorBoundary() {
  return (
    <main id="content">
      <LaterPart name="pageError" />
    </main>
  )
}
