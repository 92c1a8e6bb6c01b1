import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type PaneChartSize = 'week' | 'day' | 'street' | 'hour'

/** Pixels: a pane's width and height, and the gap between two. */
const sizes: Record<PaneChartSize, readonly [width: number, height: number, gap: number]> = {
  week: [12, 6, 2],
  day: [14, 5, 2],
  street: [7, 7, 2],
  hour: [18, 14, 4],
}

export interface PaneChartProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** How many panes of each column are lit, from below. */
  columns: readonly number[]
  rows: number
  /** The column that is now, or chosen: its panes are lit, those of the others seen from outside. */
  now?: number | 'all' | undefined
  /** `week` has a width of its own, `day` takes that of its column; a house of a `street` is as wide as its columns and has no dark windows; `hour` fills its place, everything in it is lit, and what is now asks. */
  size?: PaneChartSize
}

/** Numbers as a house front, a window for so many. Hidden from screen readers: give the numbers in words. */
export function PaneChart({ columns, rows, now, size = 'week', className, ...props }: PaneChartProps) {
  const [width, height, gap] = sizes[size]
  const across = columns.length * (width + gap) - gap
  const down = rows * (height + gap) - gap
  const boxes = (wanted: (column: number, row: number) => boolean, inset: number) => {
    let lines = ''
    for (let column = 0; column < columns.length; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        if (!wanted(column, row)) continue
        const [x, y] = [column * (width + gap) + inset, (rows - 1 - row) * (height + gap) + inset]
        lines += `M${x} ${y}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`
      }
    }
    return lines
  }
  const isLit = (column: number, row: number) => row < Math.min(Math.round(columns[column] ?? 0), rows)
  const isNow = (column: number) => now === 'all' || column === now
  return (
    <svg
      data-slot="pane-chart"
      data-size={size}
      viewBox={`0 0 ${across} ${down}`}
      {...(size !== 'day' && size !== 'hour' && { style: { width: `${across / 16}rem` } })}
      aria-hidden="true"
      {...props}
      className={cn('block h-auto max-w-full', size === 'hour' && 'w-full', className)}
    >
      {size !== 'street' && (
        <path d={boxes((column, row) => !isLit(column, row), 0.5)} className="fill-none stroke-line" />
      )}
      <path
        d={boxes((column, row) => isLit(column, row) && !isNow(column), 0)}
        className={size === 'hour' ? 'pane-lit' : 'fill-line-strong'}
      />
      <path
        d={boxes((column, row) => isLit(column, row) && isNow(column), 0)}
        className={size === 'hour' ? 'fill-signal' : 'pane-lit'}
      />
    </svg>
  )
}
