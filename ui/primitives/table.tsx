import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { useOverflow } from '#ui/lib/use-overflow.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface TableProps extends ComponentProps<'table'> {
  /** Names the table, above it. */
  caption: ReactNode
  /** Keeps the caption for screen readers where a heading already says it. */
  isCaptionHidden?: boolean
}

/** Rows of values, ruled and dense. Where it is too wide it scrolls sideways inside its frame, by keyboard as well. */
export function Table({ caption, isCaptionHidden = false, className, children, ...props }: TableProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const isOverflowing = useOverflow(frame)
  return (
    <div
      ref={frame}
      data-slot="table-frame"
      data-overflowing={isOverflowing || undefined}
      {...(isOverflowing && { role: 'region', tabIndex: 0, 'aria-labelledby': id })}
      className={cn('overflow-x-auto data-overflowing:border-ink data-overflowing:border-x', className)}
    >
      <table
        data-slot="table"
        {...props}
        className="w-full border-ink border-y text-left text-sm [&_tbody>tr:hover]:bg-pane"
      >
        <caption
          id={id}
          className={cn(isCaptionHidden ? 'sr-only' : 'heading sticky left-0 px-3 pb-4 text-left text-h4')}
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

export type TableAlign = 'start' | 'end'
export type TableSort = 'ascending' | 'descending' | 'none'

/** Words begin on the left; numbers end on the right, so that their digits stand under each other. */
const aligns: Record<TableAlign, string> = { start: 'text-left', end: 'text-right tabular-nums' }

export interface TableHeaderCellProps extends ComponentProps<'th'> {
  /** `end` for numbers. */
  columnAlign?: TableAlign
  /** How the rows are sorted by this column now. Without it the column cannot be sorted. */
  sort?: TableSort
  /** Asked to sort by this column; told the direction that comes next. */
  onSort?: (next: Exclude<TableSort, 'none'>) => void
}

/** Names a column. With `sort` and `onSort` it is a button that sorts by it. */
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

/** Two small chevrons; the one that counts is drawn full. */
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
  /** Makes it the head of its row: what the other cells are about. */
  isRowHeader?: boolean
}

export function TableCell({ columnAlign = 'start', isRowHeader = false, className, ...props }: TableCellProps) {
  const looks = cn('border-line border-b p-3', aligns[columnAlign], isRowHeader && 'font-medium', className)
  if (isRowHeader) return <th data-slot="table-cell" scope="row" {...props} className={looks} />
  return <td data-slot="table-cell" {...props} className={looks} />
}

export interface TableEmptyProps extends ComponentProps<'td'> {
  /** How many columns the table has. */
  columns: number
}

/** The one row of a table without rows: says in words why, and what to do. */
export function TableEmpty({ columns, className, ...props }: TableEmptyProps) {
  return (
    <tr data-slot="table-empty">
      <td colSpan={columns} {...props} className={cn('px-3 py-16 text-center text-ink-soft', className)} />
    </tr>
  )
}
