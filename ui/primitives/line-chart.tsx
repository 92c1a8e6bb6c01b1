import { type ComponentProps, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Disclosure } from '#ui/primitives/disclosure.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

export type LineChartTone = 'ink' | 'signal' | 'sky'

/** Each tone has its own dash, so that the lines are told apart in black and white. */
const tones: Record<LineChartTone, { stroke: string; dash: string | undefined }> = {
  ink: { stroke: 'stroke-ink', dash: undefined },
  signal: { stroke: 'stroke-signal', dash: '8 4' },
  sky: { stroke: 'stroke-sky', dash: '2 4' },
}

export interface LineChartLine {
  name: string
  /** `null` where nothing was measured, which leaves a gap. */
  values: readonly (number | null)[]
  tone?: LineChartTone
}

export interface LineChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  title: string
  points: readonly string[]
  lines: readonly LineChartLine[]
  /** Language of the numbers, such as `i18n.language`. */
  locale: string
  /** Percent, compact, currency. */
  format?: Intl.NumberFormatOptions
  /** Opens the table of the same numbers, such as “As a table”. */
  tableLabel: string
  /** Head of the column of points, such as “Day”. */
  pointHeading: string
  emptyText: string
}

const height = 224

/** Values over time, from zero, so that a small change looks small. Values are never negative. */
export function LineChart({
  title,
  points,
  lines,
  locale,
  format,
  tableLabel,
  pointHeading,
  emptyText,
  className,
  ...props
}: LineChartProps) {
  const id = useId()
  const numbers = new Intl.NumberFormat(locale, format)
  const known = lines.flatMap(({ values }) => values).filter((value) => value !== null)
  const top = niceTop(Math.max(...known, 0))
  const isHalved = !known.every(Number.isInteger) || Number.isInteger(top / 2)
  const steps = isHalved ? [top, top / 2, 0] : [top, 0]
  // Tabular figures: the longest says how much room they need, without measuring.
  const gutter = Math.max(...steps.map((step) => numbers.format(step).length)) * 8
  const x = (place: number) => (points.length < 2 ? 50 : (place / (points.length - 1)) * 100)
  const y = (value: number) => 100 - (value / top) * 100
  return (
    <figure
      data-slot="line-chart"
      aria-labelledby={id}
      {...props}
      className={cn('grid content-start gap-4', className)}
    >
      <figcaption id={id} className="heading text-h4">
        {title}
      </figcaption>
      {known.length === 0 ? (
        <p className="border-line border-y py-12 text-center text-ink-soft">{emptyText}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {lines.map(({ name, tone = 'ink' }) => (
              <li key={name} className="flex items-center gap-2">
                <svg aria-hidden="true" width="28" height="4" className="shrink-0">
                  <line
                    x1="0"
                    x2="28"
                    y1="2"
                    y2="2"
                    strokeWidth="3"
                    strokeDasharray={tones[tone].dash}
                    className={tones[tone].stroke}
                  />
                </svg>
                {name}
              </li>
            ))}
          </ul>
          {/* Hidden from screen readers, which get the table below. */}
          <div className="flex gap-3 py-2 text-ink-soft text-xs tabular-nums">
            <svg aria-hidden="true" width={gutter} height={height} className="shrink-0 overflow-visible">
              {steps.map((step) => (
                <text key={step} x={gutter} y={(y(step) / 100) * height + 4} textAnchor="end" className="fill-current">
                  {numbers.format(step)}
                </text>
              ))}
            </svg>
            <div className="grid min-w-0 grow gap-2">
              <svg
                aria-hidden="true"
                viewBox="0 0 100 100"
                width="100%"
                height={height}
                preserveAspectRatio="none"
                className="block overflow-visible"
              >
                {steps.map((step) => (
                  <path
                    key={step}
                    d={`M0 ${y(step)}h100`}
                    vectorEffect="non-scaling-stroke"
                    className={step === 0 ? 'stroke-ink' : 'stroke-line'}
                  />
                ))}
                {lines.map(({ name, values, tone = 'ink' }) => (
                  <path
                    key={name}
                    d={pathOf(values, x, y)}
                    fill="none"
                    strokeWidth="2.5"
                    strokeLinejoin="bevel"
                    strokeDasharray={tones[tone].dash}
                    vectorEffect="non-scaling-stroke"
                    className={tones[tone].stroke}
                  />
                ))}
              </svg>
              <div aria-hidden="true" className="flex justify-between gap-4">
                {axisPoints(points).map((point) => (
                  <span key={point}>{point}</span>
                ))}
              </div>
            </div>
          </div>
          <Disclosure summary={<span className="font-medium font-text text-sm">{tableLabel}</span>}>
            <Table caption={title} isCaptionHidden>
              <TableHead>
                <TableRow>
                  <TableHeaderCell>{pointHeading}</TableHeaderCell>
                  {lines.map(({ name }) => (
                    <TableHeaderCell key={name} columnAlign="end">
                      {name}
                    </TableHeaderCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {points.map((point, place) => (
                  <TableRow key={point}>
                    <TableCell isRowHeader>{point}</TableCell>
                    {lines.map(({ name, values }) => (
                      <TableCell key={name} columnAlign="end">
                        {formatted(values[place], numbers)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Disclosure>
        </>
      )}
    </figure>
  )
}

function formatted(value: number | null | undefined, numbers: Intl.NumberFormat) {
  return value === null || value === undefined ? '–' : numbers.format(value)
}

/** The next round step times a power of ten. */
export function niceTop(greatest: number) {
  if (greatest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(greatest))
  return power * ([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((step) => step * power >= greatest) ?? 10)
}

/** Moves after a gap, draws otherwise. A lone point becomes a short stroke. */
function pathOf(values: readonly (number | null)[], x: (place: number) => number, y: (value: number) => number) {
  return values
    .map((value, place) => {
      if (value === null) return ''
      const isStart = (values[place - 1] ?? null) === null
      return `${isStart ? 'M' : 'L'}${x(place)} ${y(value)}${isStart && (values[place + 1] ?? null) === null ? 'h0.01' : ''}`
    })
    .join('')
}

/** More would collide on a phone, and the table has them all. */
function axisPoints(points: readonly string[]) {
  const last = points.length - 1
  const places = points.length < 3 || last % 2 === 1 ? [0, last] : [0, last / 2, last]
  return [...new Set(places)].flatMap((place) => points[place] ?? [])
}
