import type { ReactNode } from 'react'
import { PaneChart } from '#ui/primitives/staff/pane-chart.tsx'

export interface FigurePaneProps {
  label: ReactNode
  value: ReactNode
  /** Beside it: how it changed, or how good that is. */
  change?: ReactNode
  note?: ReactNode
  /** Seven days, today last. */
  week?: readonly number[] | undefined
  /** The week in words: the chart is hidden from screen readers. */
  weekLabel?: string | undefined
}

const ROWS = 4

/** One number, what it is compared with, and its week as a house front. */
export function FigurePane({ label, value, change, note, week, weekLabel }: FigurePaneProps) {
  const highest = Math.max(...(week ?? []), 1)
  return (
    <div data-slot="figure-pane" className="grid min-w-0 content-start gap-1 px-gutter py-3.5">
      <h3 className="font-normal text-ink-soft text-xs">{label}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="display whitespace-nowrap text-[2.5rem] leading-none @4xl:text-[3.25rem]">{value}</span>
        {change && <span className="font-medium text-ink-soft text-sm tabular-nums">{change}</span>}
      </p>
      {note && <p className="text-ink-soft text-xs">{note}</p>}
      {week && (
        <>
          {weekLabel && <p className="sr-only">{weekLabel}</p>}
          <PaneChart
            columns={week.map((day) => (day === 0 ? 0 : Math.max(1, (day / highest) * ROWS)))}
            rows={ROWS}
            now={week.length - 1}
            className="mt-2 @max-2xl:hidden"
          />
        </>
      )}
    </div>
  )
}
