import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { dayKey, daysFromNow, formatDay, type StaffClock } from '#locales/staff-formats.ts'
import type { LogEntry } from '#ui/blocks/staff/log/log-entry.ts'
import { LogLine } from '#ui/blocks/staff/log/log-line.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface LogListProps {
  /** Newest first. Nothing while they are being fetched. */
  entries: readonly LogEntry[] | undefined
  clock: StaffClock
  page: number
  pages: number
  hrefFor: (page: number) => string
  /** Nothing was found because of conditions; this shows everything again. */
  clearHref?: string | undefined
  /** One of the log's sources that does not answer, by its name; the others stay. */
  silentSource?: string | undefined
  hasFailed?: boolean
  onRetry?: (() => void) | undefined
}

/** A line a deed, by days. */
export function LogList({
  entries,
  clock,
  page,
  pages,
  hrefFor,
  clearHref,
  silentSource,
  hasFailed = false,
  onRetry,
}: LogListProps) {
  const { t, i18n } = useTranslation('staff-log')
  const days = [...Map.groupBy(entries ?? [], ({ at }) => dayKey(at, clock.timeZone))]
  if (hasFailed) {
    return (
      <div data-slot="log-list" className="grid justify-items-start gap-4 px-gutter py-8">
        <Notice tone="danger">
          <b className="block font-semibold">{t('error.title')}</b>
          <span className="font-normal">{t('error.text')}</span>
        </Notice>
        {onRetry && <DeedButton onClick={onRetry}>{t('error.retry')}</DeedButton>}
      </div>
    )
  }
  if (!entries) return <Loading label={t('loading')} />
  return (
    <div data-slot="log-list" className="@container">
      {silentSource && (
        <Strip icon="warning" role="status">
          {t('error.source', { source: silentSource })}
        </Strip>
      )}
      {entries.length === 0 && (
        <div className="grid justify-items-center gap-2 px-gutter py-20 text-center">
          <p className="heading text-h3">{t(clearHref ? 'notFound.title' : 'empty.title')}</p>
          <p className="text-ink-soft">{t(clearHref ? 'notFound.text' : 'empty.text')}</p>
          {clearHref && (
            <Link href={clearHref} className="mt-2">
              {t('filter.clear')}
            </Link>
          )}
        </div>
      )}
      {days.map(([day, own]) => (
        <section key={day} aria-labelledby={`log-${day}`}>
          <h2
            id={`log-${day}`}
            className="heading flex items-baseline gap-3 border-ink border-b px-gutter pt-4.5 pb-2.5 text-[1.1875rem] first-letter:uppercase"
          >
            <span className="first-letter:uppercase">
              {daysFromNow(own[0]?.at ?? clock.now, clock) === 0 && `${t('front.today')}, `}
              {formatDay(own[0]?.at ?? clock.now, i18n.language, clock, { weekday: 'long' })}
            </span>
            <span className="font-normal font-text text-ink-soft text-xs">
              {t('lines', { count: own.length, number: formatNumber(own.length, i18n.language) })}
            </span>
          </h2>
          {own.map((entry) => (
            <LogLine key={entry.id} entry={entry} clock={clock} />
          ))}
        </section>
      ))}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={hrefFor}
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { page: number })}
        className="p-gutter"
      />
    </div>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {[14, 20, 12, 18, 16].map((width) => (
        <div
          key={width}
          className="grid min-h-13 grid-cols-[3.5rem_9.5rem_minmax(0,1fr)] items-center gap-4 border-line border-b px-gutter max-md:grid-cols-[3.5rem_minmax(0,1fr)]"
        >
          <Skeleton className="w-10" />
          <Skeleton className="w-24 max-md:hidden" />
          <Skeleton className="max-w-full" style={{ width: `${width}rem` }} />
        </div>
      ))}
    </div>
  )
}
