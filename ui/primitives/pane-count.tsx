import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type PaneSize = 'hour' | 'week'

/** Two rows of large panes are as high as three of small ones. */
const scale: Record<PaneSize, number> = { hour: 1, week: 1.5 }

export interface PaneCountProps extends Omit<ComponentProps<'svg'>, 'children'> {
  columns: number
  /** Rows of lit panes. */
  lit: number
  /** Rows of dark panes above them. */
  unlit?: number
  size?: PaneSize
}

/** A number as windows, as wide as `--cell` times `columns`. Hidden from screen readers: it repeats words. */
export function PaneCount({ columns, lit, unlit = 0, size = 'hour', className, ...props }: PaneCountProps) {
  const rows = unlit + lit
  const width = columns * 10
  return (
    <svg
      data-slot="pane-count"
      data-size={size}
      viewBox={`0 0 ${width} ${rows * 10}`}
      aria-hidden="true"
      style={{ width: `calc(var(--cell, 0.75rem) * ${columns * scale[size]})` }}
      {...props}
      className={cn('block max-w-full fill-none stroke-[7] [stroke-dasharray:7_3] [stroke-dashoffset:-1.5]', className)}
    >
      <path d={rowsFrom(0, unlit, width)} className="stroke-line forced-colors:stroke-2" />
      <path d={rowsFrom(unlit, rows, width)} className="stroke-ink" />
    </svg>
  )
}

function rowsFrom(first: number, end: number, width: number): string {
  let lines = ''
  for (let place = first; place < end; place += 1) lines += `M0 ${place * 10 + 5}h${width}`
  return lines
}
