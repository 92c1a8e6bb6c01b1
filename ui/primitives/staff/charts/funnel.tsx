import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'

export interface FunnelStep {
  id: string
  name: ReactNode
  value: ReactNode
  /** Beside the value: how many of those before it. */
  note?: ReactNode
  /** Of the first step, from 0 to 1; more is drawn as 1. */
  share: number
  /** It leads out of the way, not on. */
  isLoss?: boolean
}

export interface FunnelProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly FunnelStep[]
}

/** What became of what was begun: a step after the other, each as high as what is left. */
export function Funnel({ steps, className, ...props }: FunnelProps) {
  return (
    <ol data-slot="funnel" {...props} className={cn('flex', className)}>
      {steps.map(({ id, name, value, note, share, isLoss = false }) => (
        <li key={id} className="flex min-w-0 flex-1 flex-col justify-end gap-1 pr-1.5 last:pr-0">
          <span aria-hidden="true" className="flex h-16 flex-col justify-end border-line border-b">
            <span
              style={{ height: `${Math.max(0, Math.min(1, share)) * 100}%` }}
              className={cn(
                'block [print-color-adjust:exact]',
                isLoss ? 'bg-signal' : 'bg-lamp',
                share > 0 && 'min-h-0.75',
              )}
            />
          </span>
          <span className="flex flex-wrap items-baseline gap-x-1.5">
            <b className="heading text-[1.1875rem] leading-tight tabular-nums">{value}</b>
            {note !== undefined && <span className="text-ink-soft text-xs tabular-nums">{note}</span>}
          </span>
          <span className="wrap-break-word hyphens-auto text-ink-soft text-xs">{name}</span>
        </li>
      ))}
    </ol>
  )
}
