import * as RadixProgress from '@radix-ui/react-progress'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export interface ProgressProps extends Omit<ComponentProps<typeof RadixProgress.Root>, 'children' | 'getValueLabel'> {
  label: string
  /** Such as “3 of 5”; by default screen readers say a percentage. */
  valueText?: string
}

/** Indeterminate without `value`. */
export function Progress({ label, valueText, value = null, max = 100, className, ...props }: ProgressProps) {
  const share = value === null ? undefined : Math.min(1, Math.max(0, value / max))
  return (
    <RadixProgress.Root
      data-slot="progress"
      value={value}
      max={max}
      aria-label={label}
      {...(valueText && { getValueLabel: () => valueText })}
      {...props}
      className={cn('relative h-3 w-full overflow-hidden rounded-pane border border-line-strong bg-pane', className)}
    >
      <RadixProgress.Indicator
        style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
        className="h-full origin-left bg-ink transition-transform duration-300 forced-color-adjust-none data-[state=indeterminate]:w-2/5 data-[state=indeterminate]:animate-pass motion-reduce:data-[state=indeterminate]:w-full motion-reduce:data-[state=indeterminate]:opacity-40"
      />
    </RadixProgress.Root>
  )
}
