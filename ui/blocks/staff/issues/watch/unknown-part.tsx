import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { DeedQuestion } from '#ui/blocks/staff/issues/watch/deed-question.tsx'
import type { OnDeed } from '#ui/blocks/staff/issues/watch/sending.ts'

export interface UnknownPartProps {
  count: number
  /** Posted here without scripts. */
  action: string
  /** They may be sent once more, by whoever looks. */
  mayAgain: boolean
  isBusy?: boolean
  onDeed?: OnDeed
}

/** Mails that may have arrived: nobody can say, and that is said. */
export function UnknownPart({ count, action, mayAgain, isBusy = false, onDeed }: UnknownPartProps) {
  const { t, i18n } = useTranslation('staff-sending')
  const number = formatNumber(count, i18n.language)
  if (count === 0) return null
  return (
    <section data-slot="unknown-part" aria-labelledby="unknown" className="grid gap-2 px-5 py-5">
      <h2 id="unknown" className="heading text-[1.0625rem]">
        {t('unknown.title', { count, number })}
      </h2>
      <p className="text-ink-soft text-sm">{t('unknown.text')}</p>
      {mayAgain && (
        <DeedQuestion
          ask={t('unknown.ask')}
          text={t('unknown.sure')}
          deed={t('unknown.deed', { count, number })}
          isBusy={isBusy}
          action={action}
          fields={{ deed: 'again' }}
          onConfirm={onDeed && (() => onDeed('again'))}
        />
      )}
    </section>
  )
}
