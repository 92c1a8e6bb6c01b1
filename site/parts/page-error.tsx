import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { isMissingChunk } from '#site/hydration/missing-chunk.ts'
import { PageErrorPage } from '#site/pages/page-error-page.tsx'
import { canReachServer } from '#site/visitor/server-reachable.ts'

export function PageError() {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const isGone = isMissingChunk(error)
  const status = isRouteErrorResponse(error) ? error.status : 500

  useEffect(() => {
    // After a deploy the old chunks are gone: the reload fetches the new ones. It happens once, because a page that has
    // just come from the server stays plain.
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
  const reason = status < 500 && isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined
  return <PageErrorPage {...(reason && { reason })} />
}
