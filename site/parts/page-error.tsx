import { type MouseEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { headFilesOf } from '#site/head/head-words.ts'
import { titleOf } from '#site/head/page-title.ts'
import { isMissingChunk } from '#site/hydration/missing-chunk.ts'
import { line } from '#site/network/line.ts'
import { PageErrorPage } from '#site/pages/page-error-page.tsx'

export function PageError() {
  const error = useRouteError()
  const isGone = isMissingChunk(error)
  const status = isRouteErrorResponse(error) ? error.status : 500
  useTitle()
  useReload(isGone)

  if (status === 405) return <MethodNotAllowed />
  const reason = status < 500 && isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined
  return <PageErrorPage {...(reason && { reason })} onRetry={reload} />
}

/** Its text is not among those that are there without a line. */
function MethodNotAllowed() {
  const { t } = useTranslation('errors')
  return <PageErrorPage reason={t('method_not_allowed')} onRetry={reload} />
}

function useTitle() {
  const { t } = useTranslation(headFilesOf('page-error'))
  useEffect(() => {
    const before = document.title
    document.title = titleOf({ page: 'page-error' }, t)
    return () => {
      document.title = before
    }
  }, [t])
}

/**
 * After a deploy the old chunks are gone: the reload fetches the new ones. It happens once, because a page that has just come
 * from the server stays plain.
 */
function useReload(isGone: boolean) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isGone) return
    let isCurrent = true
    // With the origin: `//example.com/` alone would be another site.
    void line.back().then(() => isCurrent && window.location.assign(window.location.origin + pathname + search))
    return () => {
      isCurrent = false
    }
  }, [isGone, pathname, search])
}

/** Without a line, the browser would put its own error in place of the site. */
function reload(event: MouseEvent) {
  event.preventDefault()
  void line.check().then((isThere) => isThere && window.location.reload())
}
