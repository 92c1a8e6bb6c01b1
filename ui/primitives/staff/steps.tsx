import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type StepState = 'done' | 'waiting' | 'failed'

const panes: Record<StepState, string> = {
  done: 'border-ink bg-ink',
  waiting: 'border-ink',
  failed: 'border-signal bg-signal',
}

export interface Step {
  id: string
  state: StepState
  /** What happened, or what comes. */
  title: ReactNode
  /** When, or why not. */
  text?: ReactNode
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly Step[]
}

/** The way of something, one pane below the other. What a pane says by its colour its words say as well. */
export function Steps({ steps, className, ...props }: StepsProps) {
  return (
    <ol data-slot="steps" {...props} className={cn('grid text-sm', className)}>
      {steps.map(({ id, state, title, text }, index) => (
        <li
          key={id}
          data-state={state}
          className="relative grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-4 pb-3 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-5 bottom-[-0.25rem] left-[0.3125rem] w-0.5 bg-line-strong"
            />
          )}
          <span aria-hidden="true" className={cn('mt-1 h-3.5 w-3 border-2 forced-color-adjust-none', panes[state])} />
          <div className="wrap-anywhere min-w-0">
            <p className={cn(state === 'failed' && 'font-semibold text-danger')}>{title}</p>
            {text !== undefined && <p className="text-ink-soft text-xs">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
