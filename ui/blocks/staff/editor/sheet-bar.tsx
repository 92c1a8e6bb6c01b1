import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeedName } from '#ui/blocks/staff/editor/milkdown/deeds.ts'
import type { SheetStatus } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'
import { type SheetAsk, tableEntries } from '#ui/blocks/staff/editor/sheet-entries.ts'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export interface SheetBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `text` for what is selected, `table` for the table one stands in, `all` where it always stands. */
  parts: 'text' | 'table' | 'all'
  status: SheetStatus
  onDeed: (deed: DeedName | SheetAsk) => void
  /** Back into the text. */
  onLeave: () => void
}

interface BarButton {
  deed: DeedName | SheetAsk
  icon: StaffIconName
  label: string
  isPressed?: boolean
  keys?: string
}

/** One stop of the Tab key; arrows go from button to button. */
export function SheetBar({ parts, status, onDeed, onLeave, className, ...props }: SheetBarProps) {
  const { t } = useTranslation('staff-sheet')
  const bar = useRef<HTMLDivElement>(null)
  const marked = (name: SheetStatus['marks'][number]) => status.marks.includes(name)
  const text: BarButton[] = [
    { deed: 'strong', icon: 'bold', label: t('bar.strong'), isPressed: marked('strong'), keys: 'Control+B' },
    { deed: 'emphasis', icon: 'italic', label: t('bar.emphasis'), isPressed: marked('emphasis'), keys: 'Control+I' },
    { deed: 'link', icon: 'link', label: t('bar.link'), isPressed: marked('link') },
    { deed: 'quote', icon: 'quote', label: t('bar.quote'), isPressed: status.block === 'quote' },
    {
      deed: 'inlineCode',
      icon: 'code',
      label: t('bar.inlineCode'),
      isPressed: marked('inlineCode'),
      keys: 'Control+E',
    },
    { deed: 'h2', icon: 'heading-2', label: t('blocks.h2'), isPressed: status.block === 'h2' },
  ]
  const more: BarButton[] = [
    { deed: 'h3', icon: 'heading-3', label: t('blocks.h3'), isPressed: status.block === 'h3' },
    { deed: 'bullets', icon: 'list', label: t('blocks.bullets'), isPressed: status.block === 'bullets' },
    { deed: 'numbers', icon: 'numbers', label: t('blocks.numbers'), isPressed: status.block === 'numbers' },
    { deed: 'tasks', icon: 'check', label: t('blocks.tasks'), isPressed: status.block === 'tasks' },
    { deed: 'strike', icon: 'strike', label: t('bar.strike'), isPressed: marked('strike_through') },
    { deed: 'picture', icon: 'image', label: t('blocks.picture') },
    { deed: 'table', icon: 'table', label: t('blocks.table') },
    { deed: 'footnote', icon: 'footnote', label: t('blocks.footnote') },
    { deed: 'undo', icon: 'undo', label: t('bar.undo'), keys: 'Control+Z' },
    { deed: 'redo', icon: 'redo', label: t('bar.redo'), keys: 'Control+Y' },
  ]
  const table = tableEntries.map(({ name, icon }): BarButton => ({ deed: name, icon, label: t(`bar.${name}`) }))
  const buttons = {
    text,
    table,
    all: [...(status.isInTable ? table : []), ...text, ...more],
  }[parts]

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      onLeave()
    }
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = all.findIndex((button) => button.matches(':focus'))
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={parts === 'table' ? t('bar.table') : t('bar.label')}
      data-slot="sheet-bar"
      data-parts={parts}
      onKeyDown={onKeyDown}
      {...props}
      className={cn(
        'flex max-w-full bg-ink text-paper',
        parts === 'all' ? 'overflow-x-auto' : 'w-max flex-wrap',
        className,
      )}
    >
      {buttons.map(({ deed, icon, label, isPressed, keys }, index) => (
        <BarKey
          key={deed}
          label={label}
          isFirst={index === 0}
          isPressed={isPressed}
          keys={keys}
          onPress={() => onDeed(deed)}
        >
          <StaffIcon name={icon} className="size-5" />
        </BarKey>
      ))}
    </div>
  )
}

interface BarKeyProps {
  label: string
  isFirst: boolean
  isPressed: boolean | undefined
  keys: string | undefined
  onPress: () => void
  children: ReactNode
}

function BarKey({ label, isFirst, isPressed, keys, onPress, children }: BarKeyProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      tabIndex={isFirst ? 0 : -1}
      // The text keeps its selection under the pointer.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid size-11 shrink-0 cursor-pointer place-items-center border-paper/25 border-r last:border-r-0 hover:bg-paper hover:text-ink focus-visible:-outline-offset-4 aria-pressed:bg-paper aria-pressed:text-ink"
    >
      {children}
    </button>
  )
}
