import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { LogFilter, type LogFilterProps } from '#ui/blocks/staff/log/log-filter.tsx'
import { LogFront, type LogFrontProps } from '#ui/blocks/staff/log/log-front.tsx'
import { LogList, type LogListProps } from '#ui/blocks/staff/log/log-list.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'

export interface LogBoardProps {
  clock: StaffClock
  filter: LogFilterProps
  /** Without it the days are not shown: nothing is known of them yet. */
  front?: Omit<LogFrontProps, 'clock'> | undefined
  list: Omit<LogListProps, 'clock'>
  total: number
  /** The same lines as a file. */
  csvHref: string
  /** Before the file is fetched; what it cancels is not. */
  onCsv?: ((event: MouseEvent) => void) | undefined
}

/** The log: which lines, their days, and the lines. */
export function LogBoard({ clock, filter, front, list, total, csvHref, onCsv }: LogBoardProps) {
  const { t, i18n } = useTranslation('staff-log')
  return (
    <div data-slot="log-board" className="@container">
      <LogFilter {...filter} />
      {front && <LogFront {...front} clock={clock} />}
      <p className="flex flex-wrap items-baseline justify-between gap-4 px-gutter pt-4 text-sm">
        <span role="status">{t('lines', { count: total, number: formatNumber(total, i18n.language) })}</span>
        {total > 0 && (
          <Link href={csvHref} download onClick={onCsv} className="inline-flex items-center gap-2">
            <Icon name="download" className="size-4" />
            {t('csv')}
          </Link>
        )}
      </p>
      <LogList {...list} clock={clock} />
    </div>
  )
}
