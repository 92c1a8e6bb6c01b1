import { useTranslation } from 'react-i18next'
import { peopleOf, type Sending } from '#ui/blocks/staff/issues/watch/sending.ts'

export interface SendingToldProps {
  sending: Pick<Sending, 'state' | 'all'>
}

/** Read out when it begins, rests or ends, and at each quarter: not with every mail. */
export function SendingTold({ sending: { state, all } }: SendingToldProps) {
  const { t } = useTranslation('staff-sending')
  const quarters = Math.floor((all.sent / Math.max(1, peopleOf(all))) * 4)
  return (
    <p role="status" data-slot="sending-told" className="sr-only">
      {state === 'sending' ? t('live.sending', { share: quarters * 25 }) : t(`live.${state}`)}
    </p>
  )
}
