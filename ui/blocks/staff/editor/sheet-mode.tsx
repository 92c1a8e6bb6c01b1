import { useTranslation } from 'react-i18next'
import { Keys } from '#ui/primitives/staff/key.tsx'

export interface SheetModeProps {
  isPlain: boolean
  onChange: (toPlain: boolean) => void
}

/** Between the page and its Markdown; also with Ctrl or Command and M. */
export function SheetMode({ isPlain, onChange }: SheetModeProps) {
  const { t } = useTranslation('staff-sheet')
  return (
    <button
      type="button"
      data-slot="sheet-mode"
      aria-keyshortcuts="Control+M Meta+M"
      onClick={() => onChange(!isPlain)}
      title={t(isPlain ? 'mode.textHint' : 'mode.markdownHint')}
      className="flex min-h-9 shrink-0 cursor-pointer items-center gap-2 bg-paper px-3 text-ink-soft text-sm hover:bg-ink hover:text-paper focus-visible:-outline-offset-4 pointer-coarse:min-h-11"
    >
      {t(isPlain ? 'mode.text' : 'mode.markdown')}
      <Keys faces={[t('mode.key'), 'M']} className="@max-3xl:hidden pointer-coarse:hidden" />
    </button>
  )
}
