import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export type Twin = 'chart' | 'table'

export interface TwinSwitchProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The page with the other one. */
  href: string
  shown: Twin
  /** What it leads to: “As a table”, “As a chart”. */
  labels: Record<Twin, string>
}

/** The same numbers drawn, or written. A link, so that it works without scripts and what is shown has an address. */
export function TwinSwitch({ shown, labels, className, ...props }: TwinSwitchProps) {
  const other = shown === 'chart' ? 'table' : 'chart'
  const own = { 'data-slot': 'twin-switch', 'data-state': shown }
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
