import { useTranslation } from 'react-i18next'
import type { PaletteAnswer } from '#ui/blocks/staff/palette/palette-results.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface PaletteNothingProps extends Pick<PaletteAnswer, 'query' | 'state'> {
  onAgain: () => void
}

/** Instead of lines: before the first answer, without one, or with none to give. */
export function PaletteNothing({ state, query: { text, scope }, onAgain }: PaletteNothingProps) {
  const { t } = useTranslation('staff-frame')
  if (state === 'looking') {
    return (
      <p className="px-4 py-5 text-ink-soft text-sm [animation:dim_120ms_linear_200ms_backwards] md:px-6">
        {t('palette.looking')}
      </p>
    )
  }
  const isFailed = state === 'failed'
  const title = isFailed
    ? t('palette.failed')
    : text === ''
      ? t(`palette.scopes.${scope}`)
      : t('palette.nothing', { query: text })
  const hint = isFailed ? t('palette.failedHint') : text === '' ? t('palette.start') : t('palette.nothingHint')
  return (
    <div role={isFailed ? 'alert' : undefined} className="grid justify-items-start gap-2 px-4 py-5 md:px-6">
      <p className="heading wrap-anywhere text-h3">{title}</p>
      <p className="text-ink-soft text-sm">{hint}</p>
      {isFailed && (
        <DeedButton size="sm" onClick={onAgain} className="mt-2">
          {t('palette.again')}
        </DeedButton>
      )}
    </div>
  )
}
