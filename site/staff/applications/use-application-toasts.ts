import { useEffect, useEffectEvent } from 'react'
import type { StaffClock } from '#locales/staff-formats.ts'
import { applicationDeeds } from '#site/staff/applications/application-deeds.ts'
import {
  type ApplicationOutcome,
  useApplicationDone,
  useApplicationProblem,
} from '#site/staff/applications/use-application-words.ts'
import { useDeedToasts } from '#site/staff/session/use-deed-toasts.ts'
import { applicantNameId } from '#ui/blocks/staff/applications/applicant-name.tsx'

interface ToldDeeds {
  onMoved: (id: string) => void
  onDeleted: () => void
  openId: string | undefined
}

/** Says what was done, and takes back for ten seconds what can be. */
export function useApplicationToasts(
  sent: ApplicationOutcome | undefined,
  clock: StaffClock,
  { onMoved, onDeleted, openId }: ToldDeeds,
): void {
  const doneOf = useApplicationDone(clock)
  const problemOf = useApplicationProblem()
  useDeedToasts(sent, {
    deeds: applicationDeeds,
    wordsOf(outcome) {
      const title = doneOf(outcome)?.text
      return title === undefined ? undefined : { title }
    },
    aboutOf: (outcome) => (outcome.ok && 'id' in outcome.answer ? outcome.answer.id : undefined),
    undoOf: (outcome) => doneOf(outcome)?.undo,
    refusalOf: (outcome) => problemOf(outcome).problem,
  })
  const follow = useEffectEvent((outcome: ApplicationOutcome) => {
    if (!outcome.ok || (outcome.deed !== 'move' && outcome.deed !== 'delete')) return
    if (outcome.answer.id !== openId) return
    if (outcome.deed === 'delete') return onDeleted()
    // The form that had it goes.
    if (document.activeElement?.closest('form')) document.getElementById(applicantNameId)?.focus()
    onMoved(openId)
  })
  useEffect(() => {
    if (sent) follow(sent)
  }, [sent])
}
