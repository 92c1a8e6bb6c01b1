import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

export interface PanelTableProps {
  /** Of what, for screen readers: the heading above says it already. */
  caption: string
  /** The first is of words, the others of numbers. */
  heads: readonly string[]
  rows: readonly { id: string; cells: readonly string[] /** Where the words lead. */; link?: string | undefined }[]
  renderLink?: (href: string, words: string) => ReactNode
}

/** The numbers of a chart, in the same order. */
export function PanelTable({ caption, heads, rows, renderLink }: PanelTableProps) {
  const { t } = useTranslation('staff-analytics')
  return (
    <div className="-mx-3 text-xs">
      <Table caption={t('twin.table', { name: caption })} isCaptionHidden className="text-xs">
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
              <TableCell isRowHeader className="wrap-anywhere min-w-32">
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
