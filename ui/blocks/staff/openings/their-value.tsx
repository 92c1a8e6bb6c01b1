import { useTranslation } from 'react-i18next'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface TheirValueProps {
  /** Whose it is. */
  by: string
  /** Of the field that it may go into. */
  label: string
  children: string
  /** Puts it into the field. Without scripts it can be read and copied. */
  onTake: () => void
}

/** What somebody else has saved, below one's own. */
export function TheirValue({ by, label, children, onTake }: TheirValueProps) {
  const { t } = useTranslation('staff-openings')
  return (
    <div
      data-slot="their-value"
      className="grid justify-items-start gap-2 border-signal border-l-4 bg-pane px-4 py-3 text-sm"
    >
      <p className="font-semibold">{t('conflict.theirs', { name: by })}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">
        {children || <span className="text-ink-soft">{t('conflict.nothing')}</span>}
      </p>
      <DeedButton
        size="sm"
        onClick={onTake}
        aria-label={t('named', { deed: t('conflict.take'), title: label })}
        className="noscript:hidden"
      >
        {t('conflict.take')}
      </DeedButton>
    </div>
  )
}
