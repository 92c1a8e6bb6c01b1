import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { isMissingChunk } from '#site/browser/missing-chunk.ts'
import { canReachServer } from '#site/browser/reach.ts'
import { PageHeading } from '#ui/blocks/page-heading.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'

/** What shows when a page itself fails, inside header and footer: what it was, and ways on. */
export function PageError() {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const isGone = isMissingChunk(error)
  const code = isRouteErrorResponse(error) && error.status === 405 ? 'method_not_allowed' : 'internal'

  useEffect(() => {
    // After a deploy the old files are gone: the page is asked for as a whole, with the names of the new ones. A page
    // that has just come from the server is never reloaded (entry-client leaves it plain), so this happens once.
    if (!isGone) return
    let isCurrent = true
    void canReachServer().then((canReach) => {
      if (canReach && isCurrent) window.location.assign(pathname + search)
    })
    return () => {
      isCurrent = false
    }
  }, [isGone, pathname, search])

  return (
    <>
      <PageHeading title={t('page.title')} intro={t(code)} />
      <p className="flex flex-wrap gap-4 px-gutter py-12">
        <Button asChild variant="solid">
          {/* A plain link: the whole page is fetched again. */}
          <a href={pathname + search}>{t('page.retry')}</a>
        </Button>
        <Button asChild>
          <Anchor href="/">{t('page.home')}</Anchor>
        </Button>
      </p>
    </>
  )
}
