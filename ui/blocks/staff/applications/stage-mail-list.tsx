import { useTranslation } from 'react-i18next'
import type { StaffClock } from '#locales/staff-formats.ts'
import type { SentStageMail } from '#ui/blocks/staff/applications/application.ts'
import { useApplicationWords } from '#ui/blocks/staff/applications/application-words.ts'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

const signs: Record<SentStageMail['state'], StaffIconName> = {
  waiting: 'send',
  sent: 'check',
  returned: 'warning',
  failed: 'warning',
  unknown: 'mail',
}

const isLost = (state: SentStageMail['state']) => state === 'failed' || state === 'returned'

export interface StageMailListProps {
  mails: readonly SentStageMail[]
  clock: StaffClock
}

/** What the applicant was told, and whether it has arrived at their mail server. */
export function StageMailList({ mails, clock }: StageMailListProps) {
  const { t } = useTranslation('staff-applications')
  const { when } = useApplicationWords(clock)
  if (mails.length === 0) {
    return (
      <p data-slot="stage-mail-list" className="text-ink-soft text-sm">
        {t('mails.none')}
      </p>
    )
  }
  return (
    <ul data-slot="stage-mail-list" className="grid gap-3 text-sm">
      {mails.map(({ id, kind, at, by, state, stateAt }) => (
        <li key={id} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
          <StaffIcon name={signs[state]} className={cn('mt-0.5 size-5', isLost(state) && 'text-danger')} />
          <span>
            <span className="block font-medium">{t(`mails.kinds.${kind}`)}</span>
            <span className="block text-ink-soft text-xs">
              {t('mails.by', { name: by ?? t('someone'), when: when(at) })}
            </span>
            <span className={cn('block text-xs', isLost(state) ? 'font-semibold text-danger' : 'text-ink-soft')}>
              {t(`mails.states.${state}`, { when: when(stateAt ?? at) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
