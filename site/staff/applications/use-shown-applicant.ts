import { useEffect, useState } from 'react'
import type { ShownApplicant } from '#api/contract/staff/applications.ts'
import type { ApplicationOutcome } from '#site/staff/applications/use-application-words.ts'

/**
 * Whose name was asked for. It stays as long as their sheet is open, whatever else is sent meanwhile; after that the
 * server is asked again, which is logged again. `posted` is what a page without scripts answers.
 */
export function useShownApplicant(
  sent: ApplicationOutcome | undefined,
  posted: ApplicationOutcome | undefined,
  openId: string | undefined,
): ShownApplicant | undefined {
  const [shown, setShown] = useState(() => shownIn(posted))
  useEffect(() => {
    const latest = shownIn(sent)
    if (latest) setShown(latest)
  }, [sent])
  if (shown && shown.id !== openId) setShown(undefined)
  return shown?.id === openId ? shown : undefined
}

function shownIn(answer: ApplicationOutcome | undefined): ShownApplicant | undefined {
  return answer?.ok && answer.deed === 'show' ? answer.answer : undefined
}
