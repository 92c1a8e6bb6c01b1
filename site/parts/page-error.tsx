import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { isMissingChunk } from '#site/hydration/missing-chunk.ts'
import { PageErrorPage } from '#site/pages/page-error-page.tsx'
import { canReachServer } from '#site/visitor/server-reachable.ts'

/** What shows when a page itself fails, inside header and footer. */
export function PageError() {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const isGone = isMissingChunk(error)
  const status = isRouteErrorResponse(error) ? error.status : 500

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

  if (status === 405) return <PageErrorPage reason={t('method_not_allowed')} />
  // The server says in words what is wrong with a request (site/render/cache/failure-pages.ts); for the rest the page's own do.
  const reason = status < 500 && isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined
  return <PageErrorPage {...(reason && { reason })} />
}
