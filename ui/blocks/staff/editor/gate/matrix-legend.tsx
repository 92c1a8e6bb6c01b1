import { useTranslation } from 'react-i18next'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'

const signs = { order: 'live', look: 'scheduled', stop: 'asks' } as const

/** What the panes of the checks say, once in words. */
export function MatrixLegend() {
  const { t } = useTranslation('staff-gate')
  return (
    <ul
      data-slot="matrix-legend"
      aria-label={t('legend.label')}
      className="flex flex-wrap gap-x-6 gap-y-2 text-ink-soft text-xs"
    >
      {(['order', 'look', 'stop'] as const).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <PaneGlyph state={signs[state]} size="sm" />
          {t(`legend.${state}`)}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="h-4.5 w-3.5 bg-[repeating-linear-gradient(0deg,transparent_0_3px,var(--line-strong)_3px_4px)]"
        />
        {t('legend.shut')}
      </li>
    </ul>
  )
}
