import { useTranslation } from 'react-i18next'
import { formatTime } from '#locales/staff-formats.ts'
import { type AnalyticsLinks, isTable, type Now, type NowLine } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'
import { cn } from '#ui/lib/cn.ts'
import { useCountdown } from '#ui/lib/staff/use-countdown.ts'
import { PaneChart } from '#ui/primitives/staff/pane-chart.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface HalfHourProps {
  /** Null where it could not be read. */
  now: Now | null
  zone: string
  line: NowLine
  links: AnalyticsLinks
  /** Asks again at once. */
  onRetry?: (() => void) | undefined
}

/** Windows in the tallest column; where more are here, a window stands for several. */
const MOST_ROWS = 12
const LEAST_ROWS = 7

/** Who is here now, and the half hour as a house front: a column a minute. */
export function HalfHour({ now, zone, line, links, onRetry }: HalfHourProps) {
  const { t } = useTranslation('staff-analytics')
  const { number, row } = useAnalyticsWords({ at: now?.at ?? 0, zone })
  const title = t('now.title')
  if (!now) return <AnalyticsPanel name="now" title={title} links={{ ...links, fileFor: () => undefined }} isFailed />
  const isOld = line.state === 'stopped'
  const greatest = Math.max(...now.minutes.map(({ visitors }) => visitors), 0)
  const people = Math.max(1, Math.ceil(greatest / MOST_ROWS))
  const columns = now.minutes.map(({ visitors }) => Math.ceil(visitors / people))
  const times = [now.minutes[0], now.minutes[Math.floor(now.minutes.length / 2)], now.minutes.at(-1)]

  return (
    <div data-slot="half-hour" data-state={line.state} id="now" className="scroll-mt-4">
      <div role="status">
        {line.state === 'stopped' && <Stopped key={line.tries} line={line} zone={zone} onRetry={onRetry} />}
      </div>
      <AnalyticsPanel
        name="now"
        title={title}
        aside={people > 1 ? t('now.windowFor', { number: number(people) }) : t('now.legend')}
        links={links}
        sentence={t('now.opened', { short: number(now.short.opened), long: number(now.long.opened) })}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <div className="min-w-0">
            <p className="flex items-end gap-4">
              <span className={cn('display text-[5.5rem] leading-[0.8]', isOld && 'text-ink-soft')}>
                {number(now.short.visitors)}
              </span>
              <span>
                {isOld ? t('now.old', { time: formatTime(now.at, zone) }) : t('now.at')}
                {!isOld && (
                  <span className="block text-ink-soft">{t('now.half', { number: number(now.long.visitors) })}</span>
                )}
              </span>
            </p>
            <ul className="mt-4 divide-y divide-line text-xs">
              {now.pages.slice(0, 4).map(({ page, count }) => (
                <li key={page} className="flex justify-between gap-4 py-1.5">
                  <span className="truncate" title={page}>
                    {row('pages', page)}
                  </span>
                  <b className="font-semibold tabular-nums">{number(count)}</b>
                </li>
              ))}
            </ul>
            {now.languages.length > 0 && (
              <p className="mt-2 text-ink-soft text-xs">
                {now.languages
                  .map(({ language, count }) => `${row('languages', language)} ${number(count)}`)
                  .join(' · ')}
              </p>
            )}
          </div>
          {isTable(links.shown, 'now') ? (
            <PanelTable
              caption={title}
              heads={[t('now.minute'), t('measures.visitors'), t('now.others')]}
              rows={now.minutes
                .map(({ at, visitors, opened }) => ({
                  id: String(at),
                  cells: [formatTime(at, zone), number(visitors), number(opened)],
                }))
                .toReversed()}
            />
          ) : (
            <div className="flex min-w-0 flex-col justify-end gap-2">
              <div className={cn(isOld && 'opacity-60')}>
                <PaneChart
                  size="hour"
                  columns={columns}
                  rows={Math.max(LEAST_ROWS, ...columns)}
                  now={isOld ? undefined : columns.length - 1}
                />
              </div>
              <p aria-hidden="true" className="flex justify-between text-ink-soft text-xs tabular-nums">
                {times.map((minute) => minute && <span key={minute.at}>{formatTime(minute.at, zone)}</span>)}
              </p>
            </div>
          )}
        </div>
      </AnalyticsPanel>
    </div>
  )
}

function Stopped({
  line,
  zone,
  onRetry,
}: Pick<HalfHourProps, 'zone' | 'onRetry'> & { line: Extract<NowLine, { state: 'stopped' }> }) {
  const { t } = useTranslation('staff-analytics')
  const left = useCountdown(line.nextIn ?? 0)
  return (
    <Strip
      icon="wifi"
      className="border-t border-t-line"
      action={
        onRetry && (
          <button
            type="button"
            onClick={onRetry}
            className="min-h-11 cursor-pointer underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal"
          >
            {t('now.tryNow')}
          </button>
        )
      }
    >
      <b>{t('now.stopped', { time: formatTime(line.since, zone) })}</b>{' '}
      {left > 0 && <span aria-hidden="true">{t('now.next', { seconds: left })}</span>}
    </Strip>
  )
}
