import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { isMissingChunk } from '#site/hydration/missing-chunk.ts'
import { NotForYou } from '#ui/blocks/staff/states/not-for-you.tsx'
import { ScreenFailure } from '#ui/blocks/staff/states/screen-failure.tsx'

/** A screen that cannot be shown. Only moderators meet what is not for them. */
export function StaffError() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  // biome-ignore lint/a11y/useValidAriaRole: the role of a person, not of an element.
  if (status === 403) return <NotForYou role="moderator" />
  return <ScreenFailure code={status} isOutdated={isMissingChunk(error)} retryHref={pathname + search} />
}
