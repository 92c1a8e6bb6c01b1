import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type WindowSpinnerProps = ComponentProps<'svg'>

/** In the order in which they light up: around the window, not row by row. */
const panes = [
  { d: 'M1 1h9v12H1z', delay: '0ms' },
  { d: 'M10 1h9v12h-9z', delay: '-750ms' },
  { d: 'M10 13h9v12h-9z', delay: '-500ms' },
  { d: 'M1 13h9v12H1z', delay: '-250ms' },
]

/** Something is on its way: the brand’s window, its panes lit one after the other. A sign only; put words beside it. */
export function WindowSpinner({ className, ...props }: WindowSpinnerProps) {
  return (
    <svg
      data-slot="window-spinner"
      viewBox="0 0 20 26"
      aria-hidden="true"
      {...props}
      className={cn('h-13 w-10', className)}
    >
      {panes.map(({ d, delay }) => (
        <path key={d} d={d} className="animate-pane-light fill-signal" style={{ animationDelay: delay }} />
      ))}
      <path d="M1 1h18v24H1zM10 1v24M1 13h18" className="fill-none stroke-2 stroke-current" />
    </svg>
  )
}
