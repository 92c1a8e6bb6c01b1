import type { ReactNode } from 'react'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

export interface PanelTableProps {
  /** For screen readers: the heading above says it already. */
  caption: string
  /** The first is of words, the others of numbers. */
  heads: readonly string[]
  rows: readonly { id: string; cells: readonly string[] /** Where the words lead. */; link?: string | undefined }[]
  renderLink?: (href: string, words: string) => ReactNode
}

/** The numbers of a chart, in the same order. */
export function PanelTable({ caption, heads, rows, renderLink }: PanelTableProps) {
  return (
    <div className="-mx-3 text-xs">
      <Table caption={caption} isCaptionHidden className="text-xs">
        <TableHead>
          <TableRow>
            {heads.map((head, place) => (
              <TableHeaderCell
                key={head}
                columnAlign={place === 0 ? 'start' : 'end'}
                className="whitespace-normal align-bottom"
              >
                {head}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, cells: [first = '', ...others], link }) => (
            <TableRow key={id}>
              <TableCell isRowHeader className="wrap-anywhere min-w-24">
                {link !== undefined && renderLink ? renderLink(link, first) : first}
              </TableCell>
              {others.map((cell, place) => (
                <TableCell key={heads[place + 1]} columnAlign="end">
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
