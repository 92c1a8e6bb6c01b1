import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeletedKind } from '#api/contract/values/staff/deleted.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { CharacterKeys } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { Keys } from '#ui/primitives/staff/key.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'

export interface DeletedLegendProps {
  clock: StaffClock
  /** What goes first by itself. */
  next?: { kind: DeletedKind; name: string; goneAt: number } | undefined
  mayErase: boolean
}

/** What the panes mean, what goes next, and the keys. */
export function DeletedLegend({ clock, next, mayErase }: DeletedLegendProps) {
  const { t, i18n } = useTranslation('staff-deleted')
  const hasLetterKeys = use(CharacterKeys)
  return (
    <div
      data-slot="deleted-legend"
      className="flex flex-wrap items-center gap-x-7 gap-y-2 border-line border-t px-gutter py-3.5 text-ink-soft text-xs"
    >
      <span className="flex items-center gap-2">
        <PaneClock total={4} left={4} />
        {t('legend.left')}
      </span>
      <span className="flex items-center gap-2">
        <PaneClock total={4} left={0} />
        {t('legend.gone')}
      </span>
      {next && (
        <span>{t('legend.next', { name: next.name, when: formatWhen(next.goneAt, i18n.language, clock) })}</span>
      )}
      {!mayErase && <span>{t('legend.own')}</span>}
      {hasLetterKeys && (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 pointer-coarse:hidden max-md:hidden md:ml-auto">
          <span className="flex items-center gap-2">
            <Keys faces={['X']} /> {t('legend.choose')}
          </span>
          <span className="flex items-center gap-2">
            <Keys faces={['R']} /> {t('legend.restore')}
          </span>
          {mayErase && (
            <span className="flex items-center gap-2">
              <Keys faces={['Shift', 'D']} /> {t('legend.erase')}
            </span>
          )}
        </span>
      )}
    </div>
  )
}
