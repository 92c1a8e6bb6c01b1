import { useTranslation } from 'react-i18next'
import type { MessageDone } from '#site/staff/screens/message-deeds.ts'
import type { DoneWords } from '#site/staff/session/use-deed-toasts.ts'

/** What was done, in words; nothing for what was not. */
export function useMessageWords() {
  const { t } = useTranslation('staff-messages')
  return (outcome: MessageDone | undefined): DoneWords | undefined => {
    if (!outcome?.ok || (outcome.deed === 'answer' && outcome.answer.doubt)) return undefined
    const title = t(`done.${outcome.deed}`, 'name' in outcome.answer ? { name: outcome.answer.name } : {})
    if (outcome.deed === 'delete' || outcome.deed === 'spam') return { title, text: t('done.deleteText') }
    return outcome.deed === 'withdraw' ? { title, text: t('done.withdrawText') } : { title }
  }
}
