import { useTranslation } from 'react-i18next'
import type { ApplicationStage, ApplicationStep } from '#api/contract/values/staff/application-stages.ts'
import { formatDay, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { ApplicationCardFacts } from '#ui/blocks/staff/applications/application.ts'

/** How an application stands, in words. */
export function useApplicationWords(clock: StaffClock) {
  const { t, i18n } = useTranslation('staff-applications')
  const day = (at: number, month: 'long' | 'short' = 'long') => formatDay(at, i18n.language, clock, { month })
  const when = (at: number) => formatWhen(at, i18n.language, clock)

  const about = ({ opening, interest }: Pick<ApplicationCardFacts, 'opening' | 'interest'>) =>
    opening?.title ?? t(`interests.${interest}`)

  function standing({ stage, outcome, stageAt, receivedAt }: ApplicationCardFacts): string {
    if (outcome) return t(`card.${outcome}`, { day: day(stageAt, 'short') })
    return stage === 'interview' ? t('card.since', { day: day(stageAt, 'short') }) : when(receivedAt)
  }

  return { day, when, about, standing }
}

/** What the card's button does: `decide` leads to where both outcomes are. */
export const nextStep: Record<ApplicationStage, ApplicationStep | undefined> = {
  received: 'review',
  review: 'interview',
  interview: 'hired',
  decision: undefined,
}
