import { type ComponentProps, type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { type ChartLine, type ChartNote, chartLooks } from '#ui/primitives/staff/charts/chart-lines.ts'
import {
  apart,
  type ChartValue,
  chartScales,
  namedPlaces,
  plotWidth,
} from '#ui/primitives/staff/charts/chart-scales.ts'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

interface Drawn {
  /** Names it for screen readers, such as “Visitors by day”. */
  label: string
  /** A point's name in full, and as it stands below the plot. */
  points: readonly { name: string; short: string }[]
  lines: readonly ChartLine[]
  notes?: readonly ChartNote[]
  write: (value: number) => string
  /** Pixels of the plot. */
  height?: number
}

export interface NotesChartProps extends Omit<ComponentProps<'div'>, 'children'>, Drawn {
  /** How to use it, for screen readers: “Arrow keys go from day to day.” */
  hint: string
}

const stepsOf: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
}

/**
 * Lines over time with the time before behind them, and what happened on a day above it. Drawn on the server; arrow keys go
 * from point to point and say its numbers.
 */
export function NotesChart({
  label,
  points,
  lines,
  notes = [],
  write,
  hint,
  height = 254,
  className,
  ...props
}: NotesChartProps) {
  const id = useId()
  const narrow = lines.filter(({ isWideOnly = false }) => !isWideOnly)
  const drawn = { label, points, notes, write, height, hintId: `${id}-hint` }
  return (
    <div data-slot="notes-chart" {...props} className={cn('@container/chart min-w-0 text-xs', className)}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 pb-3 @3xl/chart:justify-end @3xl/chart:pr-28">
        {lines.map(({ name, look, isWideOnly = false }) => (
          <li
            key={name}
            className={cn(
              'flex items-center gap-2',
              look !== 'before' && '@3xl/chart:sr-only',
              isWideOnly && '@max-3xl/chart:hidden',
            )}
          >
            <svg aria-hidden="true" width="24" height="4" className="shrink-0">
              <path
                d="M0 2h24"
                strokeDasharray={chartLooks[look].dash}
                strokeWidth={chartLooks[look].width}
                className={chartLooks[look].stroke}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      {narrow.length === lines.length ? (
        <Plot {...drawn} lines={lines} />
      ) : (
        // What is not drawn does not decide how high the others are.
        <>
          <Plot {...drawn} lines={narrow} className="@3xl/chart:hidden" />
          <Plot {...drawn} lines={lines} className="@max-3xl/chart:hidden" />
        </>
      )}
      <p id={`${id}-hint`} hidden>
        {hint}
      </p>
    </div>
  )
}

interface PlotProps extends Required<Drawn> {
  hintId: string
  className?: string
}

function Plot({ label, points, lines, notes, write, height, hintId, className }: PlotProps) {
  const isHydrated = useHydrated()
  const [place, setPlace] = useState<number | null>(null)
  const { left, top, steps, path } = chartScales(
    points.length,
    lines.map(({ values }) => values),
    height,
  )
  const last = points.length - 1
  const named = namedPlaces(points.length)
  const ends = lines.filter(({ look, values }) => look !== 'before' && lastOf(values) !== null)
  const endTops = apart(
    ends.map(({ values }) => top(lastOf(values) ?? 0)),
    17,
    height,
  )
  const told = place ?? last
  // Above the plot stand the marks of notes, or half of a number.
  const above = notes.length > 0 ? 'mt-7' : 'mt-2'
  const written = (value: ChartValue | undefined) => (value === null || value === undefined ? '–' : write(value))
  const words = [
    points[told]?.name,
    ...lines.map(({ name, values }) => `${name} ${written(values[told])}`),
    ...notes.filter((note) => note.place === told).map(({ text }) => text),
  ].join(', ')

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const by = stepsOf[event.key]
    if (by !== undefined) setPlace(Math.min(last, Math.max(0, told + by)))
    else if (event.key === 'Home') setPlace(0)
    else if (event.key === 'End') setPlace(last)
    else return
    event.preventDefault()
  }

  function onPointerMove({ currentTarget, clientX }: PointerEvent) {
    const { x, width } = currentTarget.getBoundingClientRect()
    setPlace(Math.round(Math.min(1, Math.max(0, (clientX - x) / width)) * last))
  }

  return (
    <div
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 @3xl/chart:grid-cols-[auto_minmax(0,1fr)_6.5rem] [&>*]:row-start-1',
        className,
      )}
    >
      {/* As wide as its longest number, without measuring. */}
      <div
        aria-hidden="true"
        style={{ height }}
        className={cn('relative col-start-1 text-ink-soft tabular-nums', above)}
      >
        <span className="invisible">{write(Math.max(...steps))}</span>
        {steps.map((step) => (
          <span key={step} style={{ top: top(step) }} className="absolute right-0 -translate-y-1/2 whitespace-nowrap">
            {write(step)}
          </span>
        ))}
      </div>
      <div
        role="slider"
        // Keys do nothing before scripts run.
        tabIndex={isHydrated ? 0 : -1}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={Math.max(last, 0)}
        aria-valuenow={Math.max(told, 0)}
        aria-valuetext={words}
        onKeyDown={onKeyDown}
        onFocus={() => setPlace(last)}
        onBlur={() => setPlace(null)}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setPlace(null)}
        className={cn('relative col-start-2 touch-pan-y', above)}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${plotWidth} ${height}`}
          width="100%"
          height={height}
          preserveAspectRatio="none"
          className="block overflow-visible fill-none"
        >
          {steps.map((step) => (
            <path
              key={step}
              d={`M0 ${top(step)}h${plotWidth}`}
              vectorEffect="non-scaling-stroke"
              className={step === 0 ? 'stroke-ink' : 'stroke-line'}
            />
          ))}
          {notes.map(({ id, place: day }) => (
            <path
              key={id}
              d={`M${left(day) * 10} -4V${height}`}
              strokeDasharray="2 3"
              vectorEffect="non-scaling-stroke"
              className="stroke-line-strong"
            />
          ))}
          {lines.toReversed().map(({ name, values, look }) => (
            <path
              key={name}
              d={path(values)}
              strokeWidth={chartLooks[look].width}
              strokeDasharray={chartLooks[look].dash}
              strokeLinejoin="bevel"
              strokeLinecap={look === 'main' ? 'square' : 'butt'}
              vectorEffect="non-scaling-stroke"
              className={chartLooks[look].stroke}
            />
          ))}
          {place !== null && (
            <path d={`M${left(place) * 10} 0V${height}`} vectorEffect="non-scaling-stroke" className="stroke-ink" />
          )}
        </svg>
        {place !== null && (
          <div
            aria-hidden="true"
            style={
              left(place) > 50
                ? { right: `calc(${100 - left(place)}% + 0.75rem)` }
                : { left: `calc(${left(place)}% + 0.75rem)` }
            }
            className="pointer-events-none absolute top-2 z-10 w-max min-w-40 max-w-[min(16rem,55cqw)] rounded-pane border border-ink bg-pane px-3.5 py-2.5 print:hidden"
          >
            <b className="font-semibold">{points[place]?.name}</b>
            {lines.map(({ name, values, look }) => (
              <span key={name} className={cn('flex justify-between gap-5', look === 'before' && 'text-ink-soft')}>
                <span>{name}</span>
                <b className="font-semibold tabular-nums">{written(values[place])}</b>
              </span>
            ))}
            {notes
              .filter((note) => note.place === place)
              .map((note) => (
                <span key={note.id} className="mt-1.5 flex gap-2 border-line border-t pt-1.5">
                  <StaffIcon name={note.icon} className="mt-0.5 size-3.5 shrink-0" />
                  {note.text}
                </span>
              ))}
          </div>
        )}
        <div aria-hidden="true" className="relative mt-2 h-5 text-ink-soft">
          {named.map((each, order) => (
            <span
              key={each}
              style={{ left: `${left(each)}%` }}
              className={cn(
                'absolute whitespace-nowrap',
                last > 0 && each === 0 ? '' : last > 0 && each === last ? '-translate-x-full' : '-translate-x-1/2',
                order % 3 !== 0 && each !== last && '@max-xl/chart:hidden',
              )}
            >
              {points[each]?.short}
            </span>
          ))}
        </div>
      </div>
      <div
        aria-hidden="true"
        style={{ height }}
        className={cn('relative col-start-3 font-semibold @max-3xl/chart:hidden', above)}
      >
        {ends.map(({ name }, order) => (
          <span
            key={name}
            style={{ top: endTops[order] }}
            className="absolute left-1 -translate-y-1/2 truncate leading-4"
          >
            {name}
          </span>
        ))}
      </div>
      {notes.length > 0 && (
        <ul className="pointer-events-none relative col-start-2 h-7 w-full self-start">
          {[...new Map(notes.map((note) => [note.place, note])).values()].map((note) => {
            const here = notes.filter((each) => each.place === note.place)
            return (
              <li key={note.id} style={{ left: `${left(note.place)}%` }} className="absolute top-0 -translate-x-1/2">
                <Anchor
                  href={note.href}
                  aria-label={[points[note.place]?.name, ...here.map(({ text }) => text)].join(', ')}
                  onFocus={() => setPlace(note.place)}
                  onBlur={() => setPlace(null)}
                  onPointerEnter={() => setPlace(note.place)}
                  onPointerLeave={() => setPlace(null)}
                  className="pointer-events-auto grid size-6 place-items-center bg-paper hover:bg-ink hover:text-paper"
                >
                  <StaffIcon name={note.icon} className="size-4" />
                </Anchor>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

const lastOf = (values: readonly ChartValue[]) => values.findLast((value) => value !== null) ?? null
