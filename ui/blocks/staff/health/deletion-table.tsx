import { useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Rule } from '#ui/blocks/staff/health/health.ts'
import { HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'
import { useHealthWords } from '#ui/blocks/staff/health/health-words.ts'
import { cn } from '#ui/lib/cn.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

export interface DeletionTableProps {
  rules: readonly Rule[] | null
  clock: StaffClock
  /** The page with the periods that visitors were promised. */
  promiseHref: string
}

/** Every period of deletion: what goes, after how long, and when next. */
export function DeletionTable({ rules, clock, promiseHref }: DeletionTableProps) {
  const { t, i18n } = useTranslation('staff-health')
  const { number } = useHealthWords()

  function periodOf({ rule, kept: [first, second] }: Rule): string {
    const words = (kept: Rule['kept'][number] | undefined) =>
      kept ? t(`spans.${kept.unit}`, { count: kept.count }) : ''
    return t(`rules.${rule}.period`, { period: words(first), other: words(second) })
  }

  function nextOf({ nextAt, count }: Rule): string {
    if (nextAt !== null) return nextAt <= clock.now ? t('deletion.due') : formatWhen(nextAt, i18n.language, clock)
    return count === null ? t('deletion.hourly') : t('deletion.never')
  }

  return (
    <HealthPanel title={t('deletion.title')} aside={t('deletion.text')} isSilent={rules === null}>
      {/* Its cells bring their own space. */}
      <div className="-mx-3">
        <Table caption={t('deletion.title')} isCaptionHidden whenNarrow="stack">
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('deletion.what')}</TableHeaderCell>
              <TableHeaderCell>{t('deletion.rule')}</TableHeaderCell>
              <TableHeaderCell>{t('deletion.source')}</TableHeaderCell>
              <TableHeaderCell>{t('deletion.next')}</TableHeaderCell>
              <TableHeaderCell columnAlign="end">{t('deletion.count')}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rules?.map((rule) => (
              <TableRow key={rule.rule}>
                <TableCell isRowHeader>{t(`rules.${rule.rule}.what`)}</TableCell>
                <TableCell columnName={t('deletion.rule')} className="text-ink-soft">
                  {periodOf(rule)}
                </TableCell>
                <TableCell columnName={t('deletion.source')} className="@2xl/stack:whitespace-nowrap">
                  {rule.source === 'privacy' ? (
                    <Link href={promiseHref}>{t('deletion.sources.privacy')}</Link>
                  ) : (
                    <span className="text-ink-soft">{t('deletion.sources.own')}</span>
                  )}
                </TableCell>
                <TableCell
                  columnName={t('deletion.next')}
                  className={cn('@2xl/stack:whitespace-nowrap', rule.nextAt === null && 'text-ink-soft')}
                >
                  {nextOf(rule)}
                </TableCell>
                <TableCell columnName={t('deletion.count')} columnAlign="end">
                  {rule.count === null ? '–' : number(rule.count)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </HealthPanel>
  )
}
