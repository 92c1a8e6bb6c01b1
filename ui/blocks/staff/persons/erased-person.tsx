import { useTranslation } from 'react-i18next'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface ErasedPersonProps {
  counts: {
    messages: number
    applications: number
    subscriptions: number
    signups: number
    mails: number
    mailFiles: number
  }
  /** Tables that still hold the address. */
  left: readonly { place: string; rows: number }[]
  /** The database keeps copies of its own for a while. */
  mayRemain: boolean
}

/** How much is gone, and where the address still stands. */
export function ErasedPerson({ counts, left, mayRemain }: ErasedPersonProps) {
  const { t } = useTranslation('staff-persons')
  const { messages, applications, subscriptions, signups, mails, mailFiles } = counts
  return (
    <Strip icon={left.length > 0 ? 'warning' : 'check'} role="status" data-state={left.length > 0 ? 'left' : 'done'}>
      <b>{t('erased.title')}</b>{' '}
      {t('erased.counts', { messages, applications, newsletter: subscriptions + signups, mails: mails + mailFiles })}
      {left.length > 0 && (
        <>
          <p className="pt-2">
            <b>{t('erased.left')}</b> {left.map(({ place, rows }) => `${place} (${rows})`).join(', ')}
          </p>
          <p>{t('erased.leftText')}</p>
        </>
      )}
      {mayRemain && <p>{t('erased.postgres')}</p>}
    </Strip>
  )
}
