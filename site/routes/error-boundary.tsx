import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { PageHeading } from '#ui/blocks/page-heading.tsx'
import { Link } from '#ui/primitives/link.tsx'

/** What shows when a page itself fails: what it was, and a way back. */
export function ErrorBoundary() {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const code = isRouteErrorResponse(error) && error.status === 405 ? 'method_not_allowed' : 'internal'
  return (
    <main id="content">
      <PageHeading title={t('page.title')} intro={t(code)} />
      <p className="px-gutter py-12">
        <Link href="/">{t('page.home')}</Link>
      </p>
    </main>
  )
}
