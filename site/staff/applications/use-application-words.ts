import { useTranslation } from 'react-i18next'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import type { applicationDeeds } from '#site/staff/applications/application-deeds.ts'
import type { DeedAnswer } from '#site/staff/frame/staff-action.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import type { ApplicationDone } from '#ui/blocks/staff/applications/applications-board.tsx'

export type ApplicationOutcome = DeedAnswer<typeof applicationDeeds>

/** What somebody else has done meanwhile, where the deed has words of its own for it. */
const overtaken: Partial<Record<ApplicationOutcome['deed'], 'late' | 'kept' | 'unkept'>> = {
  back: 'late',
  keep: 'kept',
  unkeep: 'unkept',
}

/** A refusal in a sentence, or by field. */
export function useApplicationProblem() {
  const { t } = useTranslation('staff-applications')
  const { problemOf } = useTold()
  return (
    outcome: ApplicationOutcome | undefined,
  ): { problem?: string | undefined; errors: Record<string, string> } => {
    if (!outcome || outcome.ok) return { errors: {} }
    const { error, deed } = outcome
    if (error.fields) return { errors: error.fields }
    if (error.code === 'conflict') return { problem: t(`problem.${overtaken[deed] ?? 'conflict'}`), errors: {} }
    if (error.code === 'not_found') return { problem: t('problem.gone'), errors: {} }
    return { ...problemOf(outcome), errors: {} }
  }
}

/** In words, where no notice with its own clock says so. */
export function useApplicationDone(clock: StaffClock) {
  const { t, i18n } = useTranslation('staff-applications')
  return (posted: ApplicationOutcome | undefined): ApplicationDone | undefined => {
    if (!posted?.ok) return undefined
    if (posted.deed === 'move') {
      const { id, name, step, mailed } = posted.answer
      const said = step === 'review' ? [] : [t(mailed ? 'done.mailed' : 'done.unmailed')]
      return {
        text: [t(`done.${step}`, { name }), ...said].join(' '),
        ...(step === 'review' && { undo: { deed: 'back', id } }),
      }
    }
    if (posted.deed === 'delete') {
      const { id, name } = posted.answer
      return { text: t('done.deleted', { name }), undo: { deed: 'restore', id } }
    }
    if (posted.deed === 'restore') return { text: t('done.restored', { name: posted.answer.name }) }
    if (posted.deed === 'keep' || posted.deed === 'unkeep') {
      const { name, deletedOn } = posted.answer
      const day = formatDay(deletedOn, i18n.language, clock)
      return { text: t(posted.deed === 'keep' ? 'done.kept' : 'done.unkept', { name, day }) }
    }
    if (posted.deed === 'back') return { text: t('done.movedBack', { name: posted.answer.name }) }
    return undefined
  }
}
