import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

const PANES = 20

export interface ScoreRulerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 0 to 1. */
  score: number
  /** From here on it goes through. */
  threshold: number
  /** Stands under the threshold: “0.50 goes through”. */
  thresholdText: string
}

/** A score as panes, with the mark that it has to reach. The number itself stands in words beside it. */
export function ScoreRuler({ score, threshold, thresholdText, className, ...props }: ScoreRulerProps) {
  const lit = Math.round(Math.min(Math.max(score, 0), 1) * PANES)
  const isThrough = score >= threshold
  const place = `${threshold * 100}%`
  return (
    <div
      data-slot="score-ruler"
      data-state={isThrough ? 'through' : 'below'}
      {...props}
      className={cn('relative pb-6', className)}
    >
      <div aria-hidden="true" className="grid grid-cols-20 gap-[3px]">
        {Array.from({ length: PANES }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place
            key={index}
            className={cn(
              'h-4 border forced-color-adjust-none',
              index < lit ? 'border-ink bg-ink' : 'border-line-strong',
            )}
          />
        ))}
      </div>
      <span aria-hidden="true" style={{ left: place }} className="absolute top-[-3px] h-5.5 w-0.5 bg-signal" />
      <span
        style={{ left: place }}
        className={cn(
          'absolute bottom-0 -translate-x-1/2 whitespace-nowrap font-semibold text-xs',
          !isThrough && 'text-signal-text',
        )}
      >
        {thresholdText}
      </span>
    </div>
  )
}
