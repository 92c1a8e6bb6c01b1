import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type SubscriberOutcome, undoOf } from '#site/staff/newsletter/subscriber-deeds.ts'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'

/** What was done, in words; nothing for what was not. */
export function useDoneWords() {
  const { t } = useTranslation('staff-newsletter')
  return (outcome: SubscriberOutcome | undefined): { title: string; text?: string } | undefined => {
    if (!outcome?.ok) return undefined
    const { deed, answer } = outcome
    const title = t(`done.${deed}`, { address: answer.address })
    return deed === 'unsubscribe' || deed === 'delete' ? { title, text: t(`done.${deed}Text`) } : { title }
  }
}

/** Says what was done, and takes it back for ten seconds. */
export function useSubscriberToasts(
  sent: SubscriberOutcome | undefined,
  undo: (fields: Record<string, string>) => void,
): void {
  const { show } = useToasts()
  const wordsOf = useDoneWords()
  const tell = useEffectEvent((outcome: SubscriberOutcome) => {
    const words = wordsOf(outcome)
    const fields = undoOf(outcome)
    if (words) show({ ...words, ...(fields && { undo: () => undo(fields) }) })
  })
  useEffect(() => {
    if (sent) tell(sent)
  }, [sent])
}
