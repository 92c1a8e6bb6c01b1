import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { isMissingChunk } from '#site/hydration/missing-chunk.ts'
import { StaffProblem } from '#ui/blocks/staff/states/staff-problem.tsx'

/** A screen that cannot be shown: what happened, and a way to try again. */
export function StaffError() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  return <StaffProblem code={status} isOutdated={isMissingChunk(error)} />
}
