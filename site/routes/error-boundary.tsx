import { PageError } from '#site/routes/page-error.tsx'

/** For a failure of the header or footer. */
export function ErrorBoundary() {
  return (
    <main id="content">
      <PageError />
    </main>
  )
}
