import { useTranslation } from 'react-i18next'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface OpeningStripProps {
  /** Somebody else was there while one wrote, or what was typed before is back. */
  kind: 'conflict' | 'gone' | 'kept'
  /** Who else, and when. */
  by?: { name: string; when: string } | undefined
  /** When it was kept. */
  when?: string | undefined
  /** Where one’s own text is left behind. */
  dropHref?: string
  onDrop?: (() => void) | undefined
}

const link = 'cursor-pointer underline decoration-line-strong underline-offset-4'

/** Across the screen. What was typed stands below. */
export function OpeningStrip({ kind, by, when, dropHref, onDrop }: OpeningStripProps) {
  const { t } = useTranslation('staff-openings')
  if (kind === 'kept')
    return (
      <Strip
        icon="restore"
        role="status"
        action={
          <button type="button" onClick={onDrop} className={link}>
            {t('kept.drop')}
          </button>
        }
      >
        <b>{t('kept.title', { when })}</b> {t('kept.text')}
      </Strip>
    )
  return (
    <Strip
      icon="people"
      role="alert"
      action={
        // Loaded anew: what stands in the fields is to go.
        <a href={dropHref} onClick={kind === 'conflict' ? onDrop : undefined} className={link}>
          {t(kind === 'conflict' ? 'conflict.drop' : 'form.back')}
        </a>
      }
    >
      <b>{t(`${kind}.title`)}</b> {kind === 'conflict' ? t('conflict.text', { ...by }) : t('gone.text')}
    </Strip>
  )
}
