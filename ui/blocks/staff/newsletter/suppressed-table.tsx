import { useTranslation } from 'react-i18next'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import type { SuppressedAddress } from '#ui/blocks/staff/newsletter/subscriber.ts'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

export interface SuppressedTableProps {
  addresses: readonly SuppressedAddress[]
  clock: StaffClock
}

const SHOWN = 16 // characters of a hash: enough to tell two apart

/** Who must not be mailed: a hash and a date, nothing more (D14). */
export function SuppressedTable({ addresses, clock }: SuppressedTableProps) {
  const { t, i18n } = useTranslation('staff-newsletter')
  return (
    <div data-slot="suppressed-table" className="px-gutter">
      <p className="max-w-[70ch] pb-4 text-ink-soft text-sm">{t('suppressed.text')}</p>
      <Table caption={t('suppressed.label')} isCaptionHidden whenNarrow="stack">
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('suppressed.hash')}</TableHeaderCell>
            <TableHeaderCell>{t('suppressed.since')}</TableHeaderCell>
            <TableHeaderCell>{t('suppressed.why')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {addresses.map(({ hash, since, why }) => (
            <TableRow key={hash}>
              <TableCell isRowHeader className="font-mono text-sm">
                {hash.slice(0, SHOWN)}
                {hash.length > SHOWN && '…'}
              </TableCell>
              <TableCell columnName={t('suppressed.since')} className="tabular-nums">
                <time dateTime={new Date(since).toISOString()}>{formatDay(since, i18n.language, clock)}</time>
              </TableCell>
              <TableCell columnName={t('suppressed.why')}>
                {t(why === null ? 'suppressed.unknown' : `suppressed.reasons.${why}`)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
