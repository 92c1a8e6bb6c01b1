import { useTranslation } from 'react-i18next'
import type { SubscriberOutcome } from '#site/staff/newsletter/subscriber-deeds.ts'
import type { DoneWords } from '#site/staff/session/use-deed-toasts.ts'

/** What was done, in words; nothing for what was not. */
export function useSubscriberWords() {
  const { t } = useTranslation('staff-newsletter')
  return (outcome: SubscriberOutcome | undefined): DoneWords | undefined => {
    if (!outcome?.ok) return undefined
    const { deed, answer } = outcome
    const title = t(`done.${deed}`, { address: answer.address })
    return deed === 'unsubscribe' || deed === 'delete' ? { title, text: t(`done.${deed}Text`) } : { title }
  }
}
