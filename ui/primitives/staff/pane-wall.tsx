import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type PaneWallState = 'lit' | 'dark' | 'asks'

const fills: Record<PaneWallState, string> = { lit: 'pane-lit', dark: 'fill-transparent', asks: 'fill-signal' }

export interface PaneWallProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A pane each, in their order. */
  panes: readonly PaneWallState[]
  /** “20 of 21 paragraphs agree”. Without it words beside it say so. */
  label?: string
}

/** How far something of many parts is: a pane a part. What asks has no bars, so that it shows without colour. */
export function PaneWall({ panes, label, className, ...props }: PaneWallProps) {
  return (
    <span
      data-slot="pane-wall"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...props}
      className={cn('flex flex-wrap gap-1.5', className)}
    >
      {panes.map((state, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place
        <svg key={place} viewBox="0 0 30 22" className="h-[1.1rem] w-6" aria-hidden="true">
          <path d="M0 0h30v22H0z" className={fills[state]} />
          {state === 'dark' && <path d="M1 1h28v20H1z" strokeWidth="2" className="pane-dark" />}
          {state === 'lit' && <path d="M15 0v22M0 11h30" strokeWidth="2" className="pane-cut fill-none" />}
        </svg>
      ))}
    </span>
  )
}
