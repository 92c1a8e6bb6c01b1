import { useTranslation } from 'react-i18next'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface OpeningStripProps {
  /** What happened while somebody wrote. */
  kind: 'conflict' | 'gone'
  /** Who, and when. */
  by?: { name: string; when: string } | undefined
  /** Where one’s own text is left behind. */
  dropHref: string
}

/** Across the screen: somebody else was there. What was typed stands below. */
export function OpeningStrip({ kind, by, dropHref }: OpeningStripProps) {
  const { t } = useTranslation('staff-openings')
  return (
    <Strip
      icon="people"
      role="alert"
      action={
        // Loaded anew: what stands in the fields is to go.
        <a href={dropHref} className="underline decoration-line-strong underline-offset-4">
          {t(kind === 'conflict' ? 'conflict.drop' : 'form.back')}
        </a>
      }
    >
      <b>{t(`${kind}.title`)}</b> {kind === 'conflict' ? t('conflict.text', { ...by }) : t('gone.text')}
    </Strip>
  )
}
