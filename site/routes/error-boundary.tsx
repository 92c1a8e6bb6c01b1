import { PageError } from '#site/routes/page-error.tsx'

export function ErrorBoundary() {
  return (
    <main id="content">
      <PageError />
    </main>
  )
}
