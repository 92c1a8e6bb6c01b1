import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockEntry } from '#ui/blocks/staff/editor/sheet-entries.ts'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface SlashMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Begins the ids of its lines, which the text names while the focus stays in it. */
  menuId: string
  entries: readonly BlockEntry[]
  /** Index of the one that Enter inserts. */
  lit: number
  onChoose: (entry: BlockEntry) => void
}

/** What `/` offers. The keys are the text's. */
export function SlashMenu({ menuId, entries, lit, onChoose, className, ...props }: SlashMenuProps) {
  const { t } = useTranslation('staff-sheet')
  return (
    <div
      data-slot="slash-menu"
      {...props}
      className={cn('w-68 max-w-full border border-ink bg-pane text-ink text-sm', className)}
    >
      <p role="status" className="sr-only">
        {entries.length > 0 && t('menu.found', { count: entries.length })}
      </p>
      {entries.length === 0 ? (
        <p className="px-3.5 py-3 text-ink-soft">{t('menu.none')}</p>
      ) : (
        <div role="listbox" id={menuId} aria-label={t('menu.label')} tabIndex={-1} className="max-h-85 overflow-y-auto">
          {entries.map((entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the text's, which keeps the focus.
            <div
              key={entry.name}
              id={`${menuId}-${entry.name}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === lit}
              ref={(line) => {
                if (index === lit) line?.scrollIntoView({ block: 'nearest' })
              }}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
              className="flex min-h-10 cursor-pointer items-center gap-3 px-3.5 hover:bg-ink/8 aria-selected:bg-ink aria-selected:text-paper pointer-coarse:min-h-11"
            >
              <StaffIcon name={entry.icon} className="size-5 shrink-0" />
              {t(`blocks.${entry.name}`)}
              <span aria-hidden="true" className="ml-auto font-mono text-xs">
                {entry.mark}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
