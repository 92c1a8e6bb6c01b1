import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  value: number
  /** Beyond it the number is marked, and the bar is full. */
  fitting: number
  /** “167 of 200”. */
  valueText: string
  /** Said once when it no longer fits. */
  overText: string
  /** `row` where a list of them has lines between them: no bar. */
  variant?: 'bar' | 'row'
}

/** How much of a fitting length is used. Grows with each key, so that only going over is read out. */
export function Meter({
  label,
  value,
  fitting,
  valueText,
  overText,
  variant = 'bar',
  className,
  ...props
}: MeterProps) {
  const isOver = value > fitting
  return (
    <div data-slot="meter" data-state={isOver ? 'over' : 'within'} {...props} className={cn('grid gap-1.5', className)}>
      <p
        className={cn(
          'flex items-baseline justify-between gap-4 tabular-nums',
          variant === 'bar' ? 'text-ink-soft text-xs' : 'text-sm',
        )}
      >
        <span>{label}</span>
        <span className={cn('shrink-0', isOver && 'font-semibold text-danger')}>
          {isOver && <Icon name="warning" className="mr-1.5 inline-block size-3.5 align-[-0.15em]" />}
          {valueText}
        </span>
      </p>
      {variant === 'bar' && (
        <span aria-hidden="true" className="block h-1.25 bg-line forced-colors:border">
          <span
            style={{ width: `${Math.min(1, value / fitting) * 100}%` }}
            className={cn('block h-full forced-color-adjust-none', isOver ? 'bg-danger' : 'bg-ink')}
          />
        </span>
      )}
      <span role="status" className="sr-only">
        {isOver && overText}
      </span>
    </div>
  )
}
