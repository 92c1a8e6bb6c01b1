import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { languageNames, languages } from '#locales/languages.ts'
import { peopleOf, type Sending } from '#ui/blocks/staff/issues/watch/sending.ts'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

export interface SendingReportProps {
  sending: Pick<Sending, 'languages'>
}

const columns = ['sent', 'refused', 'given', 'unknown'] as const

/** What became of an issue, by language. */
export function SendingReport({ sending }: SendingReportProps) {
  const { t, i18n } = useTranslation('staff-sending')
  const number = (count: number) => formatNumber(count, i18n.language)
  const each = languages.filter((language) => peopleOf(sending.languages[language].counts) > 0)
  const sum = (of: (language: (typeof each)[number]) => number) => each.reduce((so, language) => so + of(language), 0)
  return (
    <section data-slot="sending-report" className="grid gap-3 py-5">
      <h2 className="heading px-gutter text-h4">{t('report.title')}</h2>
      <Table caption={t('report.title')} isCaptionHidden className="px-gutter">
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('report.language')}</TableHeaderCell>
            {columns.map((column) => (
              <TableHeaderCell key={column} columnAlign="end">
                {t(`report.${column}`)}
              </TableHeaderCell>
            ))}
            <TableHeaderCell columnAlign="end">{t('report.left')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {each.map((language) => (
            <TableRow key={language}>
              <TableCell isRowHeader>
                <span lang={language}>{languageNames[language]}</span>
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column} columnAlign="end">
                  {number(sending.languages[language].counts[column])}
                </TableCell>
              ))}
              <TableCell columnAlign="end">{number(sending.languages[language].left)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell isRowHeader className="font-semibold">
              {t('report.all')}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} columnAlign="end" className="font-semibold">
                {number(sum((language) => sending.languages[language].counts[column]))}
              </TableCell>
            ))}
            <TableCell columnAlign="end" className="font-semibold">
              {number(sum((language) => sending.languages[language].left))}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <p className="px-gutter text-ink-soft text-xs">{t('report.note')}</p>
    </section>
  )
}
