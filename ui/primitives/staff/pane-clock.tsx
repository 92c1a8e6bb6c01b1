import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type PaneClockSize = 'sm' | 'md' | 'lg' | 'xl' | 'slim'

/** Pixels: a pane's width and height, and the gap between two. */
const sizes: Record<PaneClockSize, readonly [width: number, height: number, gap: number]> = {
  sm: [6, 8, 2],
  md: [7, 9, 3],
  lg: [11, 14, 3],
  xl: [14, 18, 3],
  slim: [5, 12, 2],
}

export interface PaneClockProps extends Omit<ComponentProps<'svg'>, 'children'> {
  total: number
  /** Panes still lit; from the left, as they go dark from the right. */
  left: number
  /** Panes a row; all in one unless said. */
  columns?: number
  size?: PaneClockSize
  /** What is left asks for somebody. */
  isAsking?: boolean
}

/** A promise being used up, pane by pane. Hidden from screen readers: it repeats words. */
export function PaneClock({
  total,
  left,
  columns = total,
  size = 'md',
  isAsking = false,
  className,
  ...props
}: PaneClockProps) {
  const [width, height, gap] = sizes[size]
  const lit = Math.min(Math.max(Math.round(left), 0), total)
  const place = (index: number) => [(index % columns) * (width + gap), Math.floor(index / columns) * (height + gap)]
  const boxes = (from: number, to: number, inset: number) => {
    let lines = ''
    for (let index = from; index < to; index += 1) {
      const [x = 0, y = 0] = place(index)
      lines += `M${x + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`
    }
    return lines
  }
  const across = columns * (width + gap) - gap
  const down = Math.ceil(total / columns) * (height + gap) - gap
  return (
    <svg
      data-slot="pane-clock"
      data-state={isAsking ? 'asks' : lit > 0 ? 'lit' : 'dark'}
      viewBox={`0 0 ${across} ${down}`}
      style={{ width: `${across / 16}rem` }}
      aria-hidden="true"
      {...props}
      className={cn('block h-auto max-w-full', className)}
    >
      <path d={boxes(0, lit, 0)} className={isAsking ? 'fill-signal' : 'pane-lit'} />
      <path d={boxes(lit, total, 0.5)} className="pane-dark" />
    </svg>
  )
}
