import { useTranslation } from 'react-i18next'
import { PaneGlyph, paneStates } from '#ui/primitives/staff/pane-glyph.tsx'

/** What the panes of the board say, once in words. */
export function BoardLegend() {
  const { t } = useTranslation('staff-posts')
  return (
    <ul
      data-slot="board-legend"
      aria-label={t('legend.label')}
      className="flex flex-wrap gap-x-7 gap-y-2 border-line border-b px-gutter py-4 text-ink-soft text-xs"
    >
      {paneStates.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <PaneGlyph state={state} size="sm" />
          {t(`legend.${state}`)}
        </li>
      ))}
    </ul>
  )
}
