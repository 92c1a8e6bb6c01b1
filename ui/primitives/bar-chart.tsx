import { type ComponentProps, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Disclosure } from '#ui/primitives/disclosure.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

export interface BarChartBar {
  label: string
  value: number
  /** Drawn in signal and hatched, so that it is found without colour too. */
  isHighlighted?: boolean
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  title: string
  bars: readonly BarChartBar[]
  /** Language of the numbers, such as `i18n.language`. */
  locale: string
  /** Percent, compact, currency. */
  format?: Intl.NumberFormatOptions
  /** Opens the table of the same numbers, such as “As a table”. */
  tableLabel: string
  labelHeading: string
  valueHeading: string
  emptyText: string
}

const rowHeight = 52
const barHeight = 16

/** One bar a line, its words above it, its number at the end. Values are never negative. */
export function BarChart({
  title,
  bars,
  locale,
  format,
  tableLabel,
  labelHeading,
  valueHeading,
  emptyText,
  className,
  ...props
}: BarChartProps) {
  const id = useId()
  const numbers = new Intl.NumberFormat(locale, format)
  const greatest = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <figure data-slot="bar-chart" aria-labelledby={id} {...props} className={cn('grid content-start gap-6', className)}>
      <figcaption id={id} className="heading text-h4">
        {title}
      </figcaption>
      {bars.length === 0 ? (
        <p className="border-line border-y py-12 text-center text-ink-soft">{emptyText}</p>
      ) : (
        <>
          {/* Hidden from screen readers, which get the table below. */}
          <svg
            aria-hidden="true"
            width="100%"
            height={bars.length * rowHeight}
            className="block overflow-visible text-sm"
          >
            {bars.map(({ label, value, isHighlighted = false }, line) => {
              const top = line * rowHeight
              const width = `${greatest === 0 ? 0 : (value / greatest) * 100}%`
              return (
                <g key={label}>
                  <text x="0" y={top + 16} className="fill-ink font-medium">
                    {label}
                  </text>
                  <text x="100%" y={top + 16} textAnchor="end" className="fill-ink tabular-nums">
                    {numbers.format(value)}
                  </text>
                  <line x1="0" x2="100%" y1={top + 26 + barHeight} y2={top + 26 + barHeight} className="stroke-line" />
                  <rect
                    x="0"
                    y={top + 26}
                    width={width}
                    height={barHeight}
                    className={isHighlighted ? 'fill-signal' : 'fill-ink'}
                  />
                  {isHighlighted && <Hatching width={width} top={top + 26} />}
                </g>
              )
            })}
          </svg>
          <Disclosure summary={<span className="font-medium font-text text-sm">{tableLabel}</span>}>
            <Table caption={title} isCaptionHidden>
              <TableHead>
                <TableRow>
                  <TableHeaderCell>{labelHeading}</TableHeaderCell>
                  <TableHeaderCell columnAlign="end">{valueHeading}</TableHeaderCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {bars.map(({ label, value }) => (
                  <TableRow key={label}>
                    <TableCell isRowHeader>{label}</TableCell>
                    <TableCell columnAlign="end">{numbers.format(value)}</TableCell>
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

/** A dashed line as thick as the bar needs no id, as a pattern would. */
function Hatching({ width, top }: { width: string; top: number }) {
  const middle = top + barHeight / 2
  return (
    <line
      x1="0"
      x2={width}
      y1={middle}
      y2={middle}
      strokeWidth={barHeight}
      strokeDasharray="2 6"
      strokeDashoffset="-6"
      className="stroke-paper"
    />
  )
}
