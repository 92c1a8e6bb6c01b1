import { LaterPart } from '#site/parts/later-part.tsx'

export function ErrorBoundary() {
  return (
    <main id="content">
      <LaterPart name="pageError" />
    </main>
  )
}
