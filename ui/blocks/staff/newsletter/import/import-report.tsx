import { useTranslation } from 'react-i18next'
import { type ImportOutcome, importOutcomes } from '#api/contract/values/staff/subscribers.ts'
import { formatNumber } from '#locales/formats.ts'
import { languageNames } from '#locales/languages.ts'
import { formatDay, formatTime, type StaffClock } from '#locales/staff-formats.ts'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import { type ImportLine, type ImportPlan, movedBy } from '#ui/blocks/staff/newsletter/import/import-plan.ts'
import { fileSize } from '#ui/lib/file-size.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

/** The form that the lit pane sends. */
export const importForm = 'import-run'

export interface ImportReportProps {
  plan: ImportPlan
  clock: StaffClock
  /** Only lines of it are shown. */
  outcome?: ImportOutcome | undefined
  hrefFor: (outcome: ImportOutcome | undefined) => string
  hrefForPage: (page: number) => string
  /** Deeds are posted here without scripts. */
  action: string
  /** What goes with the deed: the file, and how it is read. */
  fields: Readonly<Record<string, string>>
  onRun?: (() => void) | undefined
  onDrop?: (() => void) | undefined
}

/** The dry run: how many of each kind, and every line with what would become of it. */
export function ImportReport({
  plan,
  clock,
  outcome,
  hrefFor,
  hrefForPage,
  action,
  fields,
  onRun,
  onDrop,
}: ImportReportProps) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const { id, seen, bytes, keptUntil, trouble, lines, counts, rows, page, pages } = plan
  const number = (count: number) => formatNumber(count, i18n.language)
  const kept = t('report.kept', { size: fileSize(bytes, i18n.language), time: formatTime(keptUntil, clock.timeZone) })
  return (
    <section data-slot="import-report" aria-labelledby="import-report" className="@container border-ink border-t">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 px-gutter py-5">
        <form id={importForm} method="post" action={action} onSubmit={takeForm(onRun)} className="grid gap-1.5">
          <input type="hidden" name="deed" value="run" />
          {Object.entries({ ...fields, seen }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div role="status" className="grid gap-1.5">
            <h2 id="import-report" tabIndex={-1} className="heading text-h3">
              {t(movedBy(plan) > 0 ? 'report.title' : 'report.nothing')}
            </h2>
            {trouble === null && (
              <p className="text-sm">{t('report.lines', { count: lines, number: number(lines) })}</p>
            )}
          </div>
        </form>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-ink-soft text-xs">{kept}</p>
          <DeedForm action={action} fields={{ deed: 'drop', file: id }} onSend={onDrop && (() => onDrop())}>
            <DeedButton type="submit" size="sm">
              {t('report.drop')}
            </DeedButton>
          </DeedForm>
        </div>
      </div>
      {trouble === null ? (
        <>
          <OutcomeTabs counts={counts} lines={lines} outcome={outcome} hrefFor={hrefFor} />
          {outcome && (
            <p className="max-w-[75ch] px-gutter pt-4 text-ink-soft text-sm">{t(`outcomes.${outcome}Text`)}</p>
          )}
          {rows.length === 0 ? (
            <p className="px-gutter py-8 text-ink-soft">{t('report.none')}</p>
          ) : (
            <LineTable rows={rows} clock={clock} />
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefFor={hrefForPage}
            label={t('report.pages')}
            previousLabel={t('pages.previous')}
            nextLabel={t('pages.next')}
            pageLabel={(each) => t('pages.page', { page: each })}
            className="px-gutter pb-6"
          />
        </>
      ) : (
        <Strip icon="warning" role="alert" className="border-ink border-t">
          <b>{t(`troubles.${trouble}`)}</b> {t(`troubles.${trouble}Text`)}
        </Strip>
      )}
    </section>
  )
}

interface OutcomeTabsProps extends Pick<ImportReportProps, 'outcome' | 'hrefFor'> {
  counts: ImportPlan['counts']
  lines: number
}

function OutcomeTabs({ counts, lines, outcome, hrefFor }: OutcomeTabsProps) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const tabs = [{ each: undefined, count: lines }, ...importOutcomes.map((each) => ({ each, count: counts[each] }))]
  return (
    <nav aria-label={t('outcomes.label')} className="overflow-x-auto border-line border-t border-t-ink border-b">
      <ul className="flex min-h-12">
        {tabs.map(({ each, count }) => (
          <li key={each ?? 'all'} className="group/tab flex shrink-0">
            <Anchor
              href={hrefFor(each)}
              {...(each === outcome && { 'aria-current': 'page' as const })}
              className="flex items-center gap-2 whitespace-nowrap border-line border-r px-4 font-medium text-sm -outline-offset-4 outline-current group-first/tab:px-gutter aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline"
            >
              {each === 'refused' && count > 0 && <Icon name="warning" className="size-4" />}
              <span className="decoration-2 decoration-signal underline-offset-8 hover:underline">
                {t(`outcomes.${each ?? 'all'}`)}
              </span>
              <span className="font-normal tabular-nums opacity-85">{formatNumber(count, i18n.language)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LineTable({ rows, clock }: { rows: readonly ImportLine[]; clock: StaffClock }) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const agreed = ({ agreedAt, how }: ImportLine) =>
    [agreedAt !== null && formatDay(agreedAt, i18n.language, clock), how].filter(Boolean).join(' · ')
  return (
    <Table caption={t('report.table')} isCaptionHidden whenNarrow="stack" className="px-gutter py-4">
      <TableHead>
        <TableRow>
          <TableHeaderCell columnAlign="end">{t('report.line')}</TableHeaderCell>
          <TableHeaderCell>{t('table.address')}</TableHeaderCell>
          <TableHeaderCell>{t('table.language')}</TableHeaderCell>
          <TableHeaderCell>{t('report.agreed')}</TableHeaderCell>
          <TableHeaderCell>{t('report.becomes')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.line}>
            <TableCell columnAlign="end" columnName={t('report.line')} className="@2xl/stack:w-16 text-ink-soft">
              {formatNumber(row.line, i18n.language)}
            </TableCell>
            <TableCell isRowHeader className="wrap-anywhere max-w-80">
              {row.address || t('report.noAddress')}
            </TableCell>
            <TableCell columnName={t('table.language')}>{row.language ? languageNames[row.language] : '–'}</TableCell>
            <TableCell columnName={t('report.agreed')} className="wrap-anywhere text-ink-soft">
              {agreed(row) || '–'}
            </TableCell>
            <TableCell columnName={t('report.becomes')}>
              <span className={row.outcome === 'refused' ? 'font-semibold text-danger' : undefined}>
                {row.outcome === 'refused' && (
                  <Icon name="warning" className="mr-1.5 inline-block size-3.5 align-[-0.15em]" />
                )}
                {t(`outcomes.${row.outcome}`)}
              </span>
              {row.why && (
                <span className="block text-ink-soft text-xs">
                  {t(`importReasons.${row.why}`, {
                    line: row.first === null ? '' : formatNumber(row.first, i18n.language),
                  })}
                </span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
