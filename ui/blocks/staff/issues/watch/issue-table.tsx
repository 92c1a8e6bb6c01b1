import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { languageNames, languages } from '#locales/languages.ts'
import { formatList, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { isAhead, type ListedIssue } from '#ui/blocks/staff/issues/watch/listed-issue.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import type { PaneState } from '#ui/primitives/staff/pane-glyph.tsx'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

export interface IssueTableProps {
  issues: readonly ListedIssue[]
  clock: StaffClock
  hrefFor: (issue: ListedIssue) => string
}

const figures = ['to', 'sent', 'refused', 'left'] as const

/** The issues, each with its languages and what became of it. Rows stack where it is narrow. */
export function IssueTable({ issues, clock, hrefFor }: IssueTableProps) {
  const { t, i18n } = useTranslation('staff-sending')
  const when = (at: number) => formatWhen(at, i18n.language, clock)

  /** “its own mail: English, Deutsch; waits: Shqip” */
  function namesOf({ fates }: ListedIssue): string {
    const parts = (['own', 'waits', 'falls'] as const).flatMap((fate) => {
      const named = languages.filter((language) => fates[language] === fate).map((language) => languageNames[language])
      return named.length > 0 ? [t(`table.${fate}`, { languages: formatList(named, i18n.language) })] : []
    })
    return parts.join('; ')
  }

  return (
    <Table caption={t('issues.title')} isCaptionHidden whenNarrow="stack" className="px-gutter">
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('table.number')}</TableHeaderCell>
          <TableHeaderCell>{t('table.subject')}</TableHeaderCell>
          <TableHeaderCell>{t('table.languages')}</TableHeaderCell>
          <TableHeaderCell>{t('table.when')}</TableHeaderCell>
          {figures.map((figure) => (
            <TableHeaderCell key={figure} columnAlign="end">
              {t(`table.${figure}`)}
            </TableHeaderCell>
          ))}
          <TableHeaderCell columnAlign="end">{t('table.state')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {issues.map((issue) => {
          const isDraft = issue.state === 'draft' && issue.goesAt === null
          return (
            <TableRow key={issue.id} data-slot="issue-row">
              <TableCell columnName={t('table.number')} className="tabular-nums @2xl/stack:w-12">
                {formatNumber(issue.number, i18n.language)}
              </TableCell>
              <TableCell isRowHeader className="max-w-128 @2xl/stack:min-w-48">
                <Anchor
                  href={hrefFor(issue)}
                  data-row=""
                  className="wrap-break-word underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-signal"
                >
                  {issue.title || t('issues.named', { number: issue.number })}
                </Anchor>
              </TableCell>
              <TableCell columnName={t('table.languages')}>
                <SixStrip states={statesOf(issue)} variant="glyphs" label={namesOf(issue)} />
              </TableCell>
              <TableCell columnName={t('table.when')} className="tabular-nums @2xl/stack:min-w-24">
                {isDraft ? (
                  <span className="text-ink-soft">{t('table.saved', { when: when(issue.savedAt) })}</span>
                ) : (
                  issue.goesAt !== null && (
                    <time dateTime={new Date(issue.goesAt).toISOString()}>{when(issue.goesAt)}</time>
                  )
                )}
              </TableCell>
              {figures.map((figure) => (
                <TableCell
                  key={figure}
                  columnName={t(`table.${figure}`)}
                  columnAlign="end"
                  className={isAhead(issue) ? '@max-2xl/stack:hidden' : undefined}
                >
                  {isAhead(issue) ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{t('table.none')}</span>
                    </>
                  ) : (
                    formatNumber(issue.tally[figure], i18n.language)
                  )}
                </TableCell>
              ))}
              <TableCell columnName={t('table.state')} columnAlign="end" className="text-ink-soft">
                {t(`states.${issue.state}`)}
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

/** Lit once it went, lit below while it is to go; outlined and then shut while it waits; dashed without a mail of its own. */
function statesOf(issue: ListedIssue): Record<(typeof languages)[number], PaneState> {
  const ahead = isAhead(issue)
  const each = { own: ahead ? 'scheduled' : 'live', waits: ahead ? 'draft' : 'shut', falls: 'missing' } as const
  const { en, sq, de, es, it, fr } = issue.fates
  return { en: each[en], sq: each[sq], de: each[de], es: each[es], it: each[it], fr: each[fr] }
}
