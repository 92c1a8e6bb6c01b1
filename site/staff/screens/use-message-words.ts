import { useTranslation } from 'react-i18next'
import type { DoneWords } from '#site/staff/frame/use-deed-toasts.ts'
import type { MessageOutcome } from '#site/staff/screens/message-deeds.ts'

/** What was done, in words; nothing for what was not. */
export function useMessageWords() {
  const { t } = useTranslation('staff-messages')
  return (outcome: MessageOutcome | undefined): DoneWords | undefined => {
    if (!outcome?.ok || (outcome.deed === 'answer' && outcome.answer.doubt)) return undefined
    const title = t(`done.${outcome.deed}`, 'name' in outcome.answer ? { name: outcome.answer.name } : {})
    if (outcome.deed === 'delete' || outcome.deed === 'spam') return { title, text: t('done.deleteText') }
    return outcome.deed === 'withdraw' ? { title, text: t('done.withdrawText') } : { title }
  }
}
