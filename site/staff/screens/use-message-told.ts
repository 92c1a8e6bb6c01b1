import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type MessageOutcome, undoOf } from '#site/staff/screens/message-deeds.ts'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'

/** What was done, in words; nothing for what was not. */
export function useDoneWords() {
  const { t } = useTranslation('staff-messages')
  return (outcome: MessageOutcome | undefined): { title: string; text?: string } | undefined => {
    if (!outcome?.ok || (outcome.deed === 'answer' && outcome.answer.doubt)) return undefined
    const title = t(`done.${outcome.deed}`, 'name' in outcome.answer ? { name: outcome.answer.name } : {})
    if (outcome.deed === 'delete' || outcome.deed === 'spam') return { title, text: t('done.deleteText') }
    return outcome.deed === 'withdraw' ? { title, text: t('done.withdrawText') } : { title }
  }
}

/** Says what was done, and takes it back for ten seconds. */
export function useMessageToasts(
  sent: MessageOutcome | undefined,
  undo: (fields: Record<string, string>) => void,
): void {
  const { show } = useToasts()
  const wordsOf = useDoneWords()
  const tell = useEffectEvent((outcome: MessageOutcome) => {
    const words = wordsOf(outcome)
    const fields = undoOf(outcome)
    if (words) show({ ...words, ...(fields && { undo: () => undo(fields) }) })
  })
  useEffect(() => {
    if (sent) tell(sent)
  }, [sent])
}
