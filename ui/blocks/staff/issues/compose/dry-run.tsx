import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatTime } from '#locales/staff-formats.ts'
import { PanelDeed, PanelPart } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { IssueCount } from '#ui/blocks/staff/issues/compose/issue.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'

export interface DryRunProps {
  /** Undefined while they are counted. */
  count: IssueCount | undefined
  /** Nobody could be counted. */
  hasFailed?: boolean
  timeZone: string
  onCount?: (() => void) | undefined
}

/** Who would get it now: a sum. Sends nothing. */
export function DryRun({ count, hasFailed = false, timeZone, onCount }: DryRunProps) {
  const { t, i18n } = useTranslation('staff-issues')
  const number = (value: number) => formatNumber(value, i18n.language)
  const less = (value: number) => formatNumber(-value, i18n.language, { signDisplay: 'negative' })
  return (
    <PanelPart
      data-slot="dry-run"
      title={count ? t('count.titleAt', { time: formatTime(count.at, timeZone) }) : t('count.title')}
      aside={onCount && <PanelDeed onClick={onCount}>{t('count.again')}</PanelDeed>}
    >
      {count ? (
        <dl className="text-sm tabular-nums">
          <Line name={t('count.confirmed')} value={number(count.confirmed)} isStrong />
          {count.others > 0 && <Line name={t('count.others')} value={less(count.others)} />}
          {count.waiting > 0 && <Line name={t('count.waiting')} value={less(count.waiting)} />}
          <Line name={t('count.now')} value={number(count.now)} isStrong />
        </dl>
      ) : hasFailed ? (
        <p className="text-sm">{t('count.failed')}</p>
      ) : (
        <div role="status" className="grid gap-2">
          <span className="sr-only">{t('count.counting')}</span>
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
        </div>
      )}
    </PanelPart>
  )
}

function Line({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-b py-2 last:border-b-0 last:font-semibold">
      <dt className={isStrong ? '' : 'text-ink-soft'}>{name}</dt>
      <dd className={isStrong ? 'font-semibold' : 'text-ink-soft'}>{value}</dd>
    </div>
  )
}
