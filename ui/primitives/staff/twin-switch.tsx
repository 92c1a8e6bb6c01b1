import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export type Twin = 'chart' | 'table'

export type TwinSwitchVariant = 'words' | 'signs'

export interface TwinSwitchProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The page with the other one. */
  href: string
  shown: Twin
  /** What it leads to: “As a table”, “As a chart”. */
  labels: Record<Twin, string>
  /** `signs` where many stand on one screen: both are drawn, the one that is shown in ink, and the words are read out. */
  variant?: TwinSwitchVariant
}

/** The same numbers drawn, or written. A link, so that it works without scripts and what is shown has an address. */
export function TwinSwitch({ shown, labels, variant = 'words', className, ...props }: TwinSwitchProps) {
  const other = shown === 'chart' ? 'table' : 'chart'
  const own = { 'data-slot': 'twin-switch', 'data-state': shown, 'data-variant': variant }
  if (variant === 'signs')
    return (
      <Anchor
        {...own}
        {...props}
        title={labels[other]}
        className={cn('group/twin flex shrink-0 rounded-pane border border-line-strong print:hidden', className)}
      >
        {(['chart', 'table'] as const).map((twin) => (
          <span
            key={twin}
            className={cn(
              'grid h-7 w-8 place-items-center pointer-coarse:h-11 pointer-coarse:w-11',
              twin === shown ? 'bg-ink text-paper' : 'text-ink-soft group-hover/twin:text-ink',
            )}
          >
            <StaffIcon name={twin} className="size-4" />
          </span>
        ))}
        <span className="sr-only">{labels[other]}</span>
      </Anchor>
    )
  return (
    <Anchor
      {...own}
      {...props}
      className={cn(
        'inline-flex min-h-9 items-center gap-2 text-ink-soft text-xs underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-2 hover:decoration-signal pointer-coarse:min-h-11',
        className,
      )}
    >
      <StaffIcon name={other === 'table' ? 'table' : 'chart'} className="size-4" />
      {labels[other]}
    </Anchor>
  )
}
