import type { ComponentProps } from 'react'

export interface GridPartProps extends ComponentProps<'div'> {
  role: 'grid' | 'row' | 'columnheader' | 'rowheader' | 'gridcell'
}

/** A part of an interactive grid (APG), which a table cannot be: arrows lead from cell to cell. What is in a cell has the focus. */
export function GridPart({ role, ...props }: GridPartProps) {
  return <div data-slot="grid-part" role={role} {...props} />
}
