// biome-ignore-all lint/a11y/noRedundantRoles: spelled out, a table’s roles survive the `display: block` of stacking.

import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { useOverflow } from '#ui/lib/use-overflow.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface TableProps extends ComponentProps<'table'> {
  caption: ReactNode
  /** For screen readers only, where a heading already says it. */
  isCaptionHidden?: boolean
  /** `scroll` keeps the columns, for numbers. `stack` makes a list of each row, with the cells' `columnName`. */
  whenNarrow?: TableWhenNarrow
}

export type TableWhenNarrow = 'scroll' | 'stack'

/** The parts stack in a narrow container of this name. */
const frames: Record<TableWhenNarrow, string> = {
  scroll: 'overflow-x-auto data-overflowing:border-ink data-overflowing:border-x',
  stack: '@container/stack overflow-x-auto data-overflowing:border-ink data-overflowing:border-x',
}

/** Made of TableHead, TableBody and TableRow, whose roles survive stacking. */
export function Table({
  caption,
  isCaptionHidden = false,
  whenNarrow = 'scroll',
  className,
  children,
  ...props
}: TableProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const isOverflowing = useOverflow(frame)
  return (
    <div
      ref={frame}
      data-slot="table-frame"
      data-overflowing={isOverflowing || undefined}
      {...(isOverflowing && { role: 'region', tabIndex: 0, 'aria-labelledby': id })}
      className={cn(frames[whenNarrow], className)}
    >
      <table
        data-slot="table"
        data-when-narrow={whenNarrow}
        role="table"
        {...props}
        className="w-full border-ink border-y text-left text-sm @max-2xl/stack:block @max-2xl/stack:border-t-0"
      >
        <caption
          id={id}
          className={cn(
            isCaptionHidden
              ? 'sr-only'
              : 'heading sticky left-0 px-3 pb-4 text-left text-h4 @max-2xl/stack:block @max-2xl/stack:px-0',
          )}
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead data-slot="table-head" role="rowgroup" {...props} className={cn('@max-2xl/stack:sr-only', className)} />
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return (
    <tbody
      data-slot="table-body"
      role="rowgroup"
      {...props}
      className={cn(
        '@max-2xl/stack:block @max-2xl/stack:border-ink @max-2xl/stack:border-t [&>tr:hover]:bg-pane',
        className,
      )}
    />
  )
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      data-slot="table-row"
      role="row"
      {...props}
      className={cn(
        '@max-2xl/stack:grid @max-2xl/stack:gap-2 @max-2xl/stack:py-4 @max-2xl/stack:not-first:border-line @max-2xl/stack:not-first:border-t',
        className,
      )}
    />
  )
}

export type TableAlign = 'start' | 'end'
export type TableSort = 'ascending' | 'descending' | 'none'

const aligns: Record<TableAlign, string> = { start: 'text-left', end: 'text-right tabular-nums' }

export interface TableHeaderCellProps extends ComponentProps<'th'> {
  /** `end` for numbers. */
  columnAlign?: TableAlign
  /** Without it the column cannot be sorted. */
  sort?: TableSort
  /** Gets the direction that comes next. */
  onSort?: (next: Exclude<TableSort, 'none'>) => void
}

/** With `sort` and `onSort` it is a button that sorts. */
export function TableHeaderCell({
  columnAlign = 'start',
  sort,
  onSort,
  className,
  children,
  ...props
}: TableHeaderCellProps) {
  return (
    <th
      data-slot="table-header-cell"
      scope="col"
      role="columnheader"
      {...(sort && { 'aria-sort': sort })}
      {...props}
      className={cn(
        'whitespace-nowrap border-ink border-b font-semibold',
        aligns[columnAlign],
        !sort && 'p-3',
        className,
      )}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort?.(sort === 'ascending' ? 'descending' : 'ascending')}
          className={cn(
            '-outline-offset-4 inline-flex min-h-11 w-full cursor-pointer items-center gap-2 px-3 transition-colors hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-4',
            columnAlign === 'end' && 'flex-row-reverse',
          )}
        >
          {children}
          <SortMark sort={sort} />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

function SortMark({ sort }: { sort: TableSort }) {
  return (
    <span aria-hidden="true" className="grid shrink-0">
      <Icon name="chevron-down" className={cn('-mb-0.5 size-2.5 rotate-180', sort !== 'ascending' && 'opacity-30')} />
      <Icon name="chevron-down" className={cn('size-2.5', sort !== 'descending' && 'opacity-30')} />
    </span>
  )
}

export interface TableCellProps extends ComponentProps<'td'> {
  /** `end` for numbers. */
  columnAlign?: TableAlign
  /** Makes it the head of its row. */
  isRowHeader?: boolean
  /** Its column's name, shown beside the value where the table stacks. */
  columnName?: string | undefined
}

const stackedCell =
  '@max-2xl/stack:grid @max-2xl/stack:grid-cols-[minmax(7.5rem,2fr)_minmax(0,3fr)] @max-2xl/stack:gap-x-4'

export function TableCell({
  columnAlign = 'start',
  isRowHeader = false,
  columnName,
  className,
  children,
  ...props
}: TableCellProps) {
  const looks = cn(
    'border-line border-b p-3 @max-2xl/stack:border-0 @max-2xl/stack:p-0 @max-2xl/stack:text-left',
    aligns[columnAlign],
    className,
  )
  if (isRowHeader)
    return (
      <th
        data-slot="table-cell"
        scope="row"
        role="rowheader"
        {...props}
        className={cn('font-medium @max-2xl/stack:block @max-2xl/stack:text-md', looks)}
      >
        {children}
      </th>
    )
  return (
    <td data-slot="table-cell" role="cell" {...props} className={cn(looks, columnName !== undefined && stackedCell)}>
      {columnName === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true" className="wrap-break-word hidden hyphens-auto text-ink-soft @max-2xl/stack:block">
            {columnName}
          </span>
          <div className="@max-2xl/stack:wrap-anywhere min-w-0">{children}</div>
        </>
      )}
    </td>
  )
}

/** The one row of an empty table. */
export function TableEmpty({ columns, className, ...props }: ComponentProps<'td'> & { columns: number }) {
  return (
    <TableRow data-slot="table-empty">
      <td colSpan={columns} role="cell" {...props} className={cn('px-3 py-16 text-center text-ink-soft', className)} />
    </TableRow>
  )
}
